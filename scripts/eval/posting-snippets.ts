/** Short invented advertisements; square brackets mark what a recruiter would call a skill, tool, licence or language. */
export const POSTING_SNIPPETS: string[] = [
  `Backend engineer wanted. You write services in [Go] and [Python], store data in [PostgreSQL] and ship with [Docker] and [Kubernetes]. We offer 30 days of leave and a dental plan.`,
  `Requirements
- 5+ years with [React] and [TypeScript]
- A good grasp of [web accessibility]
- [GraphQL] is a plus
Benefits
- Free lunch, yoga on Fridays, a Python book club`,
  `We need a registered nurse for our night team. You bring an active [RN license], [BLS] and [ACLS], and experience in [wound care] and [medication administration]. [Spanish] is welcome.`,
  `Our office in Denver seeks a bookkeeper who knows [QuickBooks], [accounts payable], [accounts receivable] and [bank reconciliation].`,
  `You will lead a team of eight, plan budgets and report to the vice president. Strong [leadership], [budgeting] and [stakeholder management] required.`,
  `Line cook: [food preparation], [knife skills], [food safety]. You must be able to stand for eight hours and lift 40 pounds.`,
  `Data analyst. Must have: [SQL], [Tableau], [Excel]. Nice to have: [R] or [Python], [A/B testing].`,
  `About Larkspur Health
Larkspur is a fast-growing cloud company with offices in Paris and Austin.
What you bring
[Salesforce], [CRM] and [cold calling] experience, plus solid [negotiation skills].`,
  `Teach algebra and geometry to ninth graders. [Classroom management], [lesson planning] and a [teaching license] are required. Experience with [Google Classroom] helps.`,
  `Truck driver with a [CDL] Class A, clean record and two years on the road. Home every weekend. 401(k) with match.`,
  `The designer we look for is at home in [Figma], [Adobe Illustrator] and [Photoshop], and thinks in [design systems].`,
  `[C++] developer for embedded devices: [RTOS], [Linux], [Git], [unit testing]. Salary from $120,000.`,
  `[C#] and [.NET] developer. You know [Azure], [CI/CD] and [microservices]. Visa sponsorship is not available.`,
  `Marketing manager: own our [SEO], [email marketing] and [content strategy]; read results in [Google Analytics]; brief agencies. Equal opportunity employer.`,
  `As a paralegal you do [legal research], [document review] and [e-discovery], and draft pleadings with care. [Westlaw] experience preferred.`,
  `Machinist: [CNC] mills and lathes, [blueprint reading], [GD&T], hand tools and micrometers.`,
  `Retail associate. You greet guests, handle the [POS] system, restock shelves and care for [visual merchandising]. Employee discount.`,
  `Project manager with [PMP]. You run [Agile] and [Scrum] ceremonies, keep the [Jira] board honest and manage [risk management] plans.`,
  `Electrician with a [journeyman license]. You wire homes, read [electrical schematics], install conduit and follow the [National Electrical Code].`,
  `Human resources generalist: [onboarding], [employee relations], [payroll], [benefits administration], [Workday].`,
  `Machine learning engineer: [PyTorch] or [TensorFlow], [natural language processing], [MLOps], [AWS SageMaker]. A PhD is not needed.`,
  `Warehouse associate, day shift. [Forklift] certification, [inventory management], [RF scanner]. Must pass a background check.`,
  `We are hiring a social worker. You do [case management], [crisis intervention] and [discharge planning] with families. [LCSW] required.`,
  `Financial analyst: [financial modeling], [forecasting], [variance analysis], advanced [Excel], some [VBA]. Hybrid, three days in the office.`,
  `Real estate agent. Bring your [real estate license], [lead generation] and a network. Commission only, flexible hours.`,
  `Customer service representative: [active listening], [conflict resolution], [Zendesk], typing speed of 50 words a minute. Medical, dental, vision from day one.`,
  `Civil engineer: [AutoCAD Civil 3D], [stormwater management], [site grading], [PE license] or EIT.`,
  `Security analyst in our [SIEM] team: [incident response], [threat hunting], [Splunk], [Python] scripts. [CISSP] is a plus.`,
  `Executive assistant: [calendar management], [travel arrangements], [Microsoft Office], discretion and a calm way under pressure.`,
  `Pharmacy technician: [prescription processing], [insurance billing], [customer service]. [CPhT] preferred. Sign-on bonus of $1,000.`,
]
