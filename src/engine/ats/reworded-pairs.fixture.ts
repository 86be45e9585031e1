/** Postings with a résumé and the same facts in other people's words: sentences, and bare notes. */
export const REWORDED = [
  {
    role: 'Dairy Farm Worker',
    posting: `Farm Assistant - 600 cow dairy, Waikato
We are after a keen farm assistant for the coming season. The job: milking in a 54-bail rotary, rearing calves, moving stock and shifting break fences, feeding out with tractor and wagon, treating lame and sick cows, helping with AI and drying off, general maintenance and fencing, keeping the shed clean.
You need one season on a dairy farm, be able to drive a tractor and quad bike, a full driver's licence, good stockmanship, and an eye for animal health and welfare. Level 3 Agriculture from Primary ITO would be good. 5 on 2 off, three-bedroom house supplied, $58,000.`,
    strong: `Wiremu Tait
Te Awamutu | wiremu.tait@example.com | 021 555 0199

Work
Farm Assistant, Rangi Dairies Ltd, Te Awamutu
June 2023 - present
- Milking 450 cows in a 40-bail rotary, shed cleaned after every milking
- Rearing 120 calves each spring
- Moving stock and shifting break fences daily
- Feeding out maize and silage with tractor and wagon; quad bike every day
- Treating lame and sick cows, helping with AI and drying off
- General maintenance and fencing
Shearing Shed Hand, Tait Contracting
November 2021 - April 2023
- Pressed and sorted wool

Qualifications
NZ Certificate in Agriculture Level 3, Primary ITO, 2024
Full driver's licence`,
    reworded: [
      `Wiremu Tait, Te Awamutu
021 555 0199, wiremu.tait@example.com

Rangi Dairies, Te Awamutu, since June 2023, farm assistant
I cup 450 cows on a 40-bail platform twice a day and hose down when they have gone. In spring I bring up the young ones, around 120 of them. Each day I put the herd on a fresh break and get maize and silage out to them with the wagon; I am on the quad or in the tractor most of the time. I doctor those that limp or have mastitis, I give the AI technician a hand, and in autumn I dry cows off. What is broken around the place, wires included, I mend.
Tait Contracting, November 2021 to April 2023, shed hand
I pressed and sorted wool for shearers.

Level 3 in Agriculture (Primary ITO) since 2024. Full licence.`,
      `WIREMU TAIT 021 555 0199 wiremu.tait@example.com Te Awamutu

Rangi Dairies | Dairy farm assistant | 06/2023-
- 450 cows, 40-bail rotary, washdown
- Calf rearing (120)
- Stock shifts, break fencing
- Feed out: tractor/wagon, maize, silage; quad
- Lameness, mastitis treatment; AI, dry-off
- R&M, fences
Tait Contracting | Shed hand | 11/2021-04/2023
- Wool pressing, sorting

L3 Ag (Primary ITO, 2024); full NZ licence`,
    ],
  },
  {
    role: 'Office Administrator',
    posting: `Office Administrator
Bellweather Surveyors, Leeds (hybrid 3 days)
The role
You'll be the first point of contact for clients by phone and email, manage the diaries of four surveyors, prepare and format reports in Word, raise invoices in Xero and chase late payments, order stationery and keep our filing in SharePoint up to date. You will also arrange travel and take minutes at the monthly team meeting.
About you
* At least 2 years in a similar office role
* Confident with Microsoft 365, in particular Outlook, Word and Excel
* Experience of Xero or a similar accounts package
* Accurate, organised and calm under pressure
* GCSE English and Maths (grade C/4 or above)
Nice to have: knowledge of the property sector
Benefits: 25 days holiday, birthday off, cycle scheme`,
    strong: `Hannah Price
hannah.price@example.com | 07700 900456 | Leeds

Experience
Office Administrator, Cole & Reed Estate Agents, Leeds
May 2020 - Present
- First point of contact for clients by phone and email, about 60 calls a day
- Manage the diaries of five negotiators in Outlook
- Prepare and format valuation reports in Word; keep figures in Excel
- Raise invoices in Xero and chase late payments, cutting overdue debt by 30%
- Order stationery and keep filing in SharePoint up to date
- Arrange travel and take minutes at the weekly meeting
Receptionist, Aire Dental, Leeds
September 2018 - April 2020
- Greeted patients and booked appointments

Education
GCSEs including English (B) and Maths (C), 2016`,
    reworded: [
      `Hannah Price
Leeds, 07700 900456, hannah.price@example.com

Career
Cole & Reed Estate Agents, Leeds, May 2020 to date: administrator in the office
Whoever rings or writes to the agency reaches me first, around sixty people on a normal day. I look after five negotiators' calendars in Outlook. Valuations get typed up and laid out by me in Word, and the numbers live in my Excel sheets. I bill our landlords through Xero and remind those who have not paid; the debt outstanding is down by nearly a third. Supplies, train tickets and hotels are booked through me, our documents on SharePoint are in order, and I write up the weekly meeting.
Aire Dental, Leeds, September 2018 to April 2020: receptionist
I welcomed patients and made their appointments.

School
Nine GCSEs in 2016, among them English (B) and Maths (C).`,
      `HANNAH PRICE | Leeds | 07700 900456 | hannah.price@example.com

Cole & Reed Estate Agents - Office admin - 05/2020-now
- Front line for calls/emails (60/day)
- Diary management x5 (Outlook)
- Report typing, layout (Word), spreadsheets (Excel)
- Billing, credit control (Xero): overdue -30%
- Supplies, e-filing (SharePoint), travel bookings, minutes
Aire Dental - Reception - 09/2018-04/2020
- Patient greeting, bookings

GCSE: Eng B, Maths C (2016)`,
    ],
  },
  {
    role: 'Truck Driver',
    posting: `CDL-A Regional Driver - Home Weekends
Kessler Freight | Columbus, OH
Drive dry van loads within 500 miles of Columbus. You will do pre-trip and post-trip inspections, back into tight docks, secure loads, keep ELD logs current, communicate with dispatch and customers, and follow DOT hours-of-service rules.
Requirements: Class A CDL, current DOT medical card, 1 year of tractor-trailer experience, clean MVR (no more than 2 moving violations in 3 years), able to pass drug screen. Hazmat endorsement is a plus.
Pay: .62 CPM, detention pay, newer Freightliners. Apply at kesslerfreight.example or text 614-555-0100.`,
    strong: `Darnell Hughes
Columbus, OH | 614-555-0133 | darnell.hughes@example.com

Experience
Regional Truck Driver, Buckeye Lines, Columbus, OH
01/2022 - Present
- Drive tractor-trailer with dry van loads across five states, 2,300 miles a week
- Pre-trip and post-trip inspections every day; back into tight docks
- Secure loads with straps and load bars; no cargo claims
- Keep ELD logs current and follow DOT hours-of-service rules, no violations
- Communicate with dispatch and customers about delays
Forklift Operator, Olen Warehouse, Columbus, OH
03/2019 - 12/2021
- Loaded trailers and staged freight

Licenses
Class A CDL with Hazmat endorsement
DOT medical card valid to 2027
Clean MVR, no moving violations`,
    reworded: [
      `Darnell Hughes
darnell.hughes@example.com, 614-555-0133, Columbus, Ohio

I have been with Buckeye Lines in Columbus since January 2022 as a regional trucker. Five states are my beat, 2,300 miles in a week, always with a 53-foot van behind me. I walk around my rig before I roll and again when I park. I have put it into every narrow bay in Ohio. Straps and bars keep the freight where it belongs, and nobody has had to file a claim. My electronic log is up to the minute, and I have never gone over my hours. If I am going to be late, the office and the receiver hear it from me first.
Between March 2019 and December 2021 I ran a forklift at Olen Warehouse, filling trailers and staging freight.

My commercial license is Class A with the hazardous materials endorsement, my DOT medical card runs to 2027, and my driving record is clean, without a single moving violation.`,
    ],
  },
  {
    role: 'Care Assistant',
    posting: `Care Assistant - nights
Larchwood House is a 42-bed residential home in Stockport rated Good by the CQC. We're looking for a kind, patient care assistant to join our night team.
You will support residents with washing, dressing and using the toilet, help people to bed and answer call bells, complete hourly checks, reposition residents at risk of pressure sores, record fluids and care notes on our Person Centred Software tablets, and report any concerns to the senior in charge. 
You'll need an NVQ Level 2 in Health and Social Care (or be willing to work towards it), experience of dementia care, an understanding of safeguarding, and moving and handling training. An enhanced DBS will be carried out.
We offer £12.60 an hour, paid breaks, free uniform and a pension. To apply call Janet on 0161 496 0000.`,
    strong: `Precious Moyo
Stockport | 07700 900123 | precious.moyo@example.com

Employment
Care Assistant (nights), Beech Lodge Residential Home, Stockport
March 2021 - present
- Support 30 residents with washing, dressing and toileting, most living with dementia
- Help people to bed, answer call bells and complete hourly checks
- Reposition residents at risk of pressure sores every two hours
- Record fluids and care notes on Person Centred Software
- Report safeguarding concerns to the senior in charge
Domestic Assistant, Beech Lodge, Stockport
January 2019 - February 2021
- Cleaned bedrooms and lounges and chatted with residents

Qualifications and training
NVQ Level 2 Health and Social Care, 2022
Moving and handling, renewed 2025
Enhanced DBS on the update service`,
    reworded: [
      `PRECIOUS MOYO
precious.moyo@example.com - 07700 900123 - Stockport

Beech Lodge (residential, dementia) | Night care assistant | 03/2021-now
- Personal care for 30: washing, dressing, continence
- Bedtimes, buzzers, hourly rounds
- 2-hourly turns, skin integrity
- Daily notes, fluid charts (PCS)
- Escalation and safeguarding reports
Beech Lodge | Domestic | 01/2019-02/2021
- Room and lounge cleaning

Training
H&SC NVQ 2 (2022); M&H (2025); eDBS`,
    ],
  },
  {
    role: 'Backend Engineer',
    posting: `Senior Backend Engineer (Go), remote within the EU

We run payments for 3,000 webshops. Our stack: Go, PostgreSQL, Kafka, Kubernetes on AWS, Terraform.

You will
- design and build services in Go that handle thousands of requests per second
- own your services in production, including on-call
- improve observability with Prometheus and Grafana
- review code and mentor two mid-level engineers
- work with product managers to break down features

You have
- 5+ years building backend systems, 2+ in Go
- solid SQL and PostgreSQL, including query tuning
- hands-on Kubernetes and AWS
- experience with event-driven architecture (Kafka or RabbitMQ)
- good written English

Bonus: PCI DSS, fintech experience
We offer 30 days off, a laptop of your choice and 1,000 EUR for learning.`,
    strong: `Marek Novotny
Brno, Czechia | marek.novotny@example.com | github.com/mareknov

Experience
Senior Backend Engineer, Parcelo (logistics SaaS), Brno
2021-03 - Present
- Designed and built order services in Go handling 4,000 requests per second
- Own six services in production on Kubernetes in AWS, on-call every fifth week
- Moved order flow to an event-driven architecture with Kafka; 40 topics
- Tuned PostgreSQL queries, p95 from 900 ms to 120 ms
- Added Prometheus metrics and Grafana dashboards; alerts down by half
- Review code daily and mentor two mid-level engineers; break down features with product managers
Backend Developer, Kupony.cz (payments), Brno
2017-06 - 2021-02
- Built REST APIs in Python and PostgreSQL for card payments within PCI DSS scope
- Wrote Terraform modules

Education
BSc Informatics, Masaryk University, 2017
Languages: Czech native, English C1`,
    reworded: [
      `MAREK NOVOTNY - Brno - marek.novotny@example.com - github.com/mareknov

PARCELO | Sr Backend Eng | 03/2021-
- Golang order services, 4k rps
- 6 prod services, K8s/AWS, on-call 1:5
- Kafka migration, 40 topics
- Postgres tuning: p95 900 -> 120 ms
- Prom/Grafana monitoring, alerts -50%
- Code reviews, 2 mentees, feature breakdown w/ PMs
KUPONY.CZ | Backend Dev | 06/2017-02/2021
- Python/Postgres REST, card payments, PCI DSS
- Terraform

BSc Informatics (Masaryk Univ., 2017). CZ native, EN C1.`,
    ],
  },
  {
    role: 'Store Manager',
    posting: `Assistant Store Manager, Maple & Moss Home Goods, Halifax NS

As Assistant Store Manager you support the Store Manager in driving sales and leading a team of 18. You open and close the store, prepare schedules, coach associates on the floor, handle escalated customer complaints, process cash deposits, plan visual merchandising changes, control shrink and run inventory counts.

Who you are: 2 or more years in retail leadership; experience with POS systems (Lightspeed is what we use) and scheduling software; comfortable with KPIs such as conversion and average basket; flexible for evenings and weekends; high school diploma. Bilingual English and French is an asset.

What you get: 35% discount, RRSP match, dental.`,
    strong: `Simone LeBlanc
Halifax, NS | simone.leblanc@example.com | 902-555-0155

Experience
Assistant Store Manager, Harbour Kitchenware, Halifax, NS
August 2021 - Present
- Support the store manager in leading a team of 14 and driving sales of $2.8M
- Open and close the store, process cash deposits on Lightspeed POS
- Prepare schedules in Deputy and coach associates on the floor; conversion up from 18% to 23%
- Handle escalated customer complaints
- Plan visual merchandising changes each season
- Run inventory counts and control shrink, from 2.1% to 1.2%
Sales Associate, Harbour Kitchenware, Halifax, NS
May 2018 - July 2021
- Sold cookware and raised average basket

Education
High school diploma, Citadel High, 2017
Languages: English and French`,
    reworded: [
      `Simone LeBlanc
902-555-0155, simone.leblanc@example.com, Halifax

Harbour Kitchenware, Halifax. Second in charge of the shop, August 2021 until now (title: assistant manager)
Fourteen people look to me when the manager is out, and together we sell for 2.8 million dollars a year. I hold the keys, morning and night, count the Lightspeed tills and take the takings to the bank. I write the rota in Deputy. I stand beside newer colleagues with customers, and today 23 out of 100 visitors buy where 18 did before. Upset customers are brought to me. Every season I redo the windows and tables. I organize stocktaking, and what goes missing has fallen from 2.1 to 1.2 percent.
Harbour Kitchenware, Halifax. Sales associate, May 2018 to July 2021
I sold pots and pans and got people to take one thing more.

Citadel High, diploma 2017. I speak English and French equally well.`,
    ],
  },
]
