export interface AtsPair {
  profession: string
  targetRole: string
  posting: string
  resume: string
}

export const atsPairs: AtsPair[] = [
  {
    profession: 'developer',
    targetRole: 'Senior Backend Engineer',
    posting: `Senior Backend Engineer
Northwind Parcel is a logistics company based in Austin, Texas. Our office has a gym and free snacks.

What you'll do
- Design and build services in Go that move two million parcels a day
- Run them on Kubernetes and AWS, with CI/CD pipelines you help to own
- Mentor engineers and take part in code reviews

Requirements
- 5+ years of experience in backend development
- Strong knowledge of Go or Java
- Must have production experience with PostgreSQL
- Experience with Kubernetes and Docker
- Good communication skills

Nice to have
- Terraform
- Kafka or RabbitMQ

Benefits
- Health insurance, 401(k), dental, stock options and a yearly Python course`,
    resume: `Maya Lindqvist
Senior Backend Engineer
Portland, OR | (503) 555-0142 | maya.lindqvist@example.com | github.com/mlindqvist

Summary
Backend engineer who keeps busy systems quiet. Clear communication with product and support.

Experience
Harbor Freight Systems, Portland, OR
Senior Backend Engineer, Mar 2020 – Present
• Rebuilt the booking service in Go, cutting p95 latency from 900 ms to 140 ms
• Moved 14 services to Kubernetes on AWS with Terraform and Docker
• Tuned PostgreSQL queries and partitions for a 2 TB database
• Set up CI/CD in GitHub Actions; releases went from monthly to daily
• Mentored four engineers and led code reviews

Bluebird Software, Seattle, WA
Software Engineer, Jun 2016 – Feb 2020
• Built REST APIs in Java and Spring Boot for 300 shops
• Introduced Kafka for order events, removing a nightly batch

Education
B.S. in Computer Science, University of Washington, 2016

Skills
Go, Java, PostgreSQL, Kubernetes, Docker, AWS, Terraform, Kafka, Git`,
  },
  {
    profession: 'nurse',
    targetRole: 'Registered Nurse',
    posting: `Registered Nurse – Medical-Surgical Unit

Lakeview Regional is seeking a compassionate RN for our 32-bed unit in Madison, Wisconsin.

Responsibilities:
• Assess patients and develop individualized care plans
• Administer medications and IV therapy safely
• Document care in Epic
• Educate patients and families before discharge

Qualifications:
• Current RN license required
• BLS certification required
• 2+ years of acute care experience
• Bachelor of Science in Nursing preferred
• ACLS preferred
• Strong teamwork and attention to detail

We offer: tuition reimbursement, 403(b), paid time off and a sign-on bonus.
Lakeview Regional is an equal opportunity employer.`,
    resume: `TERESA OKAFOR, RN
Milwaukee, WI • 414-555-0177 • teresa.okafor@example.com

PROFESSIONAL SUMMARY
Registered nurse with six years of acute care on busy medical-surgical floors.

CLINICAL EXPERIENCE

Registered Nurse, Medical-Surgical Unit
St. Agnes Hospital, Milwaukee, WI
06/2019 - Present
- Assess and care for five to six patients per shift, writing individualized care plans
- Administer medications and IV therapy with no errors in three audits
- Chart in Epic and train new staff on it
- Patient education before discharge, which cut readmissions on the unit by 9%
- Work closely as a team with physicians and therapists; known for attention to detail

Nursing Assistant
Oak Creek Care Center, Oak Creek, WI
05/2017 - 05/2019
- Took vital signs and supported wound care for 20 residents

EDUCATION
Bachelor of Science in Nursing, Marquette University, 2019

LICENSES & CERTIFICATIONS
RN License, State of Wisconsin
BLS Certification
ACLS Certification

SKILLS
Patient assessment, wound care, IV therapy, Epic, discharge planning, teamwork`,
  },
  {
    profession: 'accountant',
    targetRole: 'Staff Accountant',
    posting: `Staff Accountant

We need a detail-oriented accountant for our Denver office. You will prepare journal entries, own bank reconciliations and support month-end close.

You must have:
- A bachelor's degree in accounting or finance
- 3+ years of general ledger experience
- Knowledge of GAAP
- Advanced Excel skills including pivot tables
- Experience with NetSuite, QuickBooks or a similar system

Preferred:
- CPA or progress towards it
- Experience with sales tax filings

What we offer: competitive salary, dental, vision, 401k match and a bright office downtown.`,
    resume: `Daniel Reyes
Lakewood, CO
daniel.reyes@example.com
+1 720 555 0109

PROFILE
Accountant with five years in general ledger work for mid-size firms.

EMPLOYMENT HISTORY

Accountant | Peak Outfitters Inc. | January 2021 - Present
* Own the general ledger and month-end close for three entities, closing in four days
* Prepare 120 journal entries a month under GAAP
* Reconcile 14 bank accounts; bank reconciliations finish two days earlier than before
* Moved reporting from spreadsheets to NetSuite

Junior Accountant | Aspen Foods LLC | July 2018 - December 2020
* Processed accounts payable and accounts receivable in QuickBooks
* Built Excel pivot tables that found $38,000 in double payments
* Filed sales tax in four states

EDUCATION
Bachelor of Science in Accounting, Colorado State University, 2018

SKILLS
Microsoft Excel, pivot tables, VLOOKUP, NetSuite, QuickBooks, GAAP, general ledger

CERTIFICATIONS
CPA, Colorado, 2022`,
  },
  {
    profession: 'teacher',
    targetRole: 'Elementary School Teacher',
    posting: `Elementary School Teacher (Grade 4)
Cedar Hills School District, Tulsa

About the role
You will plan lessons in line with state standards, use formative assessment to adapt teaching, and keep families informed.

Requirements
Valid state teaching certificate is required
Bachelor's degree in education
Classroom management
Differentiated instruction
Experience with Google Classroom
Working with students who have an IEP

Desirable
ESL endorsement
Spanish

Perks: health plan, pension, summers off.`,
    resume: `Hannah Brooks
Broken Arrow, OK 74012
hannah.brooks@example.com | (918) 555-0163

Teaching Experience

Fourth Grade Teacher, Maple Grove Elementary School                Aug 2018 – Present
- Plan lessons for 26 students in line with state standards; reading scores rose 14 points in two years
- Differentiated instruction for seven students with an IEP, working with the special education team
- Classroom management built on routines; office referrals fell by half
- Share work and feedback with families through Google Classroom and parent-teacher conferences

Student Teacher, Jenks Elementary School                Jan 2018 – May 2018
- Used formative assessment to group readers in a class of 24

Education
Bachelor of Science in Elementary Education, Oklahoma State University, 2018

Certifications
Oklahoma Teaching Certificate, Elementary (1-8)
ESL endorsement

Skills
Lesson planning, classroom management, Google Classroom, phonics, parent communication

Languages
English (native), Spanish (conversational)`,
  },
  {
    profession: 'sales',
    targetRole: 'Account Executive',
    posting: `Account Executive, Mid-Market

Brightdesk sells scheduling software. We are growing fast and our people love working here in Chicago.

As an Account Executive you will run discovery and product demos, manage a pipeline in Salesforce and close new business.

What we're looking for:
* 3+ years of B2B sales experience, ideally in SaaS
* Proven record of exceeding quota
* Prospecting and cold calling
* Hands-on experience with Salesforce
* Negotiation skills

Bonus points for HubSpot.

Pay: $70,000 base, uncapped commission, free lunch, commuter benefits.`,
    resume: `Marcus Bell
Account Executive
Milwaukee, WI · marcus.bell@example.com · 262-555-0118 · linkedin.com/in/marcusbell

EXPERIENCE

Account Executive — Ledgerly, Milwaukee, WI
February 2021 to Present
• Sell SaaS to firms of 50 to 500 people: 118% of quota in 2022, 131% in 2023
• Run product demos and B2B sales cycles of 45 days, with a pipeline of $1.9M in Salesforce
• Negotiate contracts with finance and legal; average discount fell from 18% to 9%

Sales Development Representative — Ledgerly, Milwaukee, WI
July 2019 to January 2021
• Prospecting by cold calling and e-mail: 22 meetings booked a month
• Kept HubSpot clean for a team of nine

EDUCATION
BBA, Marketing, University of Wisconsin–Milwaukee, 2019

SKILLS
B2B sales, SaaS, Salesforce, HubSpot, prospecting, cold calling, negotiation, pipeline management`,
  },
  {
    profession: 'warehouse manager',
    targetRole: 'Warehouse Manager',
    posting: `Warehouse Manager

Summit Distribution runs a 200,000 sq ft site in Reno, NV.

Duties
- Supervise inbound and outbound operations with 40 associates
- Keep inventory accurate through cycle counts
- Track KPIs and lead continuous improvement
- Train and schedule staff

Minimum qualifications
- At least 5 years of warehouse experience
- Experience with a warehouse management system
- Knowledge of OSHA regulations
- Forklift certification
- Microsoft Excel

Preferred qualifications
- Lean or Six Sigma
- Bachelor's degree in supply chain

Benefits: medical, dental, vision, 401k, paid holidays`,
    resume: `ROBERT LEE
Sparks, NV
775-555-0150
robert.lee@example.com

WORK HISTORY

Warehouse Manager
Desert Freight Co.
Reno, NV
March 2018 to Present
• Manage inbound and outbound operations with 45 staff over two shifts
• Raised inventory accuracy from 96.1% to 99.4% with daily cycle counts in the WMS
• Own KPIs for cost per order and lead weekly continuous improvement meetings
• Trained 60 new employees; plan shift scheduling and performance reviews
• OSHA regulations: no lost-time accident in 900 days

Shift Supervisor
Big Box Supply Inc.
Reno, NV
May 2013 to February 2018
• Led order picking and shipping for 18 people
• Introduced 5S and lean boards on the dock

EDUCATION
Associate of Applied Science in Logistics, Truckee Meadows Community College, 2013

CERTIFICATIONS
Forklift certification
OSHA 30

SKILLS
Warehouse management systems, Microsoft Excel, inventory management, cycle counts, staff training, forklift`,
  },
]
