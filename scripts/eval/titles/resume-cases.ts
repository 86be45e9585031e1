/** Short résumés written for this measurement, each with the occupations a careful reader would accept. */
export const RESUMES: { codes: string[]; text: string }[] = [
  {
    codes: ['15-1252.00'],
    text: `Ana Petrov
Senior Backend Engineer, Fieldstone, 2019-2024
- Built payment services in Go and PostgreSQL on Kubernetes
- Cut API latency by half; wrote tests and code reviews
Software Engineer, Lumen Labs, 2015-2019
Skills: Go, Java, Docker, AWS, Git, CI/CD`,
  },
  {
    codes: ['29-1141.00', '29-1141.03', '29-1141.01'],
    text: `Maria Lopez, RN
Staff Nurse, City Hospital, 2016 to date
- Assess patients, give medication, keep charts in Epic
- Monitor vital signs after surgery and teach families home care
Licence: RN, BLS, ACLS`,
  },
  {
    codes: ['13-2011.00'],
    text: `Public accountant with eight years in audit and tax. Prepared financial statements under GAAP, reconciled ledgers,
filed corporate tax returns, tested internal controls. CPA. QuickBooks, Excel, SAP.`,
  },
  {
    codes: ['47-2111.00'],
    text: `Dan Cole
Journeyman electrician
- Ran conduit, pulled wire and fitted panels in new houses
- Read blueprints, tested circuits, fixed faults to code
State licence, OSHA 10`,
  },
  {
    codes: ['25-2021.00'],
    text: `Third grade teacher
Oak Elementary School, 2014-2023
- Planned lessons in reading, maths and science for 26 children
- Met parents, graded work, led classroom discipline
Certificate: K-6`,
  },
  {
    codes: ['53-3032.00'],
    text: `OTR driver, class A CDL, hazmat. 900,000 safe miles hauling refrigerated freight in tractor-trailers. Pre-trip inspections,
electronic logs, cargo securement, DOT rules.`,
  },
  {
    codes: ['11-2021.00', '11-2011.00', '13-1161.00', '13-1161.01'],
    text: `Head of Marketing, Brightside, 2018-2024
- Led brand strategy, campaigns and a budget of two million
- Market research, pricing, launch plans, Google Analytics, HubSpot
Marketing Manager, Orchard Foods, 2013-2018`,
  },
  {
    codes: ['35-1011.00', '35-2014.00', '35-1012.00'],
    text: `Sous chef at a 90-seat restaurant. Wrote menus, ordered produce, trained line cooks, ran the pass, food safety certificate.
Before that, chef de partie on sauces and grill.`,
  },
  {
    codes: ['23-1011.00'],
    text: `Litigation attorney. Drafted briefs and motions, took depositions, argued in state court, negotiated settlements, advised clients
on contract law. JD, admitted to the bar.`,
  },
  {
    codes: ['15-2051.00', '15-2041.00', '15-2051.01'],
    text: `Data Scientist, Harbor Health
- Trained machine learning models in Python, scikit-learn and PyTorch to predict readmission
- SQL, Spark, statistics, A/B tests, dashboards in Tableau`,
  },
  {
    codes: ['13-1071.00', '11-3121.00'],
    text: `HR Business Partner
- Recruited and onboarded 120 people, handled employee relations and leave
- Workday, job descriptions, interviews, benefits questions, EEO rules`,
  },
  {
    codes: ['41-2031.00', '41-1011.00'],
    text: `Sales associate in a clothing store. Greeted customers, ran the register, stocked shelves, handled returns, met monthly sales
goals, set window displays.`,
  },
  {
    codes: ['49-3023.00'],
    text: `ASE-certified auto technician. Diagnosed engines with scan tools, replaced brakes, transmissions and suspension, oil changes,
wheel alignment, repair orders.`,
  },
  {
    codes: ['17-2051.00'],
    text: `Civil engineer, PE. Designed roads, drainage and bridges in AutoCAD Civil 3D, stormwater calculations, site inspections, cost
estimates, permits with the city.`,
  },
  {
    codes: ['15-1255.00', '27-1024.00'],
    text: `Product Designer
- Wireframes and prototypes in Figma, usability tests, design system, accessibility
- Worked with web developers on HTML and CSS interfaces`,
  },
  {
    codes: ['21-1022.00', '21-1021.00', '21-1023.00'],
    text: `Medical social worker. Discharge planning, counselling of patients and families, referrals to community services, crisis
intervention, case notes, LCSW.`,
  },
  {
    codes: ['43-6014.00', '43-6011.00'],
    text: `Administrative assistant. Calendars, travel, minutes, filing, phones, Microsoft Office, visitors, expense reports, letters for
three managers.`,
  },
  {
    codes: ['29-1292.00'],
    text: `Dental hygienist. Cleaned teeth, took x-rays, charted gums, applied sealants and fluoride, taught patients to floss, sterilized
instruments.`,
  },
  {
    codes: ['51-4121.00'],
    text: `Welder, MIG, TIG and stick, structural steel and pipe. Read blueprints, ground and fitted parts, tested welds, AWS D1.1.`,
  },
  {
    codes: ['15-1212.00'],
    text: `Information security analyst in a SOC. Watched alerts in Splunk, investigated incidents, vulnerability scans with Nessus,
firewalls, phishing training, NIST controls. CISSP.`,
  },
  {
    codes: ['11-9021.00', '47-1011.00'],
    text: `Construction Manager
- Ran schools and clinics up to 30 million: schedules, subcontractors, budgets, change orders, safety
- Procore, Primavera, bids, site meetings`,
  },
  {
    codes: ['29-1051.00'],
    text: `Pharmacist. Checked prescriptions and interactions, counselled patients on medicines, gave vaccines, supervised pharmacy
technicians, compounding, inventory of controlled drugs.`,
  },
  {
    codes: ['27-3023.00', '27-3043.00', '27-3041.00'],
    text: `Reporter, Valley Times
- Covered courts and city hall, interviewed sources, wrote daily news stories on deadline
- Checked facts, filmed short video, AP style`,
  },
  {
    codes: ['37-3011.00', '37-1012.00'],
    text: `Landscaper. Mowed lawns, pruned shrubs and trees, planted flowers, laid sod, irrigation repairs, leaf blowers and trimmers.`,
  },
  {
    codes: ['43-4051.00'],
    text: `Customer support agent in a call center. Answered 70 calls a day, solved billing complaints, tracked orders, Zendesk, refunds,
polite and patient.`,
  },
]
