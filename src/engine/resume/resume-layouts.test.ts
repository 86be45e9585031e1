import { expect, test } from 'vitest'
import { degreeLevel } from './degree-level.ts'
import { readResumeFacts } from './read-resume-facts.ts'

/** Layouts that people use, by name. */
const RESUMES: Record<string, string> = {
  'jobs as bullets': `Sam Lee
sam@example.com

Experience
- Line Cook, The Blue Door, 2015 - 2019
- Sous Chef, Harbor Grill, March 2019 - Present
- Cut waste by 20% from 2019 to 2021 through a new menu that the whole kitchen planned together every month.
- Trained 6 cooks in 2020; led the line.`,
  'headings over two and three lines': `Ann Lee
ann@example.com

Experience

Acme Inc.
Senior Data Analyst
Denver, CO
Jan 2020 - Present
- Built reports

Beta Company
Analyst
2016 - 2019
- Cleaned data
Gamma University
Research Assistant, Statistics Department, June 2014 - Dec 2015
Tutor
- Ran surveys`,
  'a wrapped bullet above a whole heading': `Ann Lee
ann@example.com

Experience
Analyst, Acme, 2018 - 2022
- Built reports for
Sales and Finance
Clerk, Beta, 2014 - 2017
- Filed papers

Porter, Gamma, 2012 - 2013
- Carried things`,
  'prose without bullets': `Ann Lee
ann@example.com

Experience
Analyst, Acme, 2018 - 2022
Built reports for the sales team and answered questions of managers in all regions every single day of the week.
Clerk
Beta Ltd
2014 - 2017
Filed papers. Sorted the mail for all floors and kept the list of visitors in good order for seven years without fail.`,
  'place on its own line': `Ludwig van der Berg
Data Analyst
Denver, CO
(303) 555-0199 | ludwig@example.org | https://berg.example | x.com/ludwig | https://berg.example

PROFESSIONAL SUMMARY
Analyst with six years in retail.
Likes maps.

WORK EXPERIENCE

Data Analyst
Acme Retail Inc
Denver, Colorado
January 2020 – Present
• Built 12 dashboards that
  cut the weekly report from a day to an hour
• Answered questions

Junior Analyst, Beta LLC (Remote)
Summer 2017 to Dec 2019
* Cleaned data

EDUCATION
University of Colorado
B.Sc. in Statistics
2013 - 2017
High School Diploma, East High, 2013

SKILLS
Databases: SQL; PostgreSQL
Tools: Tableau | Excel
Statistics

CERTIFICATIONS
Tableau Desktop Specialist, March 2021
Google Data Analytics (2022)

LANGUAGES
German (native), English - fluent
French: basic

PROJECTS
Map of bike thefts
- 3,000 visitors
Recipe finder: a small site`,
  'dates first, no blank lines': `ANNA MARIA LOPEZ SILVA
anna@example.com
Experience
2015 - 2019  Line Cook, The Blue Door, Austin TX
- Cooked for 200 guests a night
2019 - now  Sous Chef, Harbor Grill
- Led a team of six
Education
2013-2015 Associate of Applied Science, Culinary Arts, Austin Community College
Skills
Knife work, menu planning, costs`,
  'undated jobs': `Sam Lee
Store Manager

Employment
Store Manager at Corner Shop
- Ran the shop
Cashier - Big Market
- Took payments

Volunteer
Food bank helper, 2020`,
  'one word name, odd phone': `Cher
+44 (0)20 7946 0958
cher@example.co.uk
linkedin.com/in/cher
Experience:
Singer | Various | 05/1965 - 12/2019
References
On request`,
  'job and employer with bars': `Kim O'Neil, PMP
Project Manager | Chicago, IL | kim@example.com | 312.555.0100

PROJECT MANAGER | NORTHWIND | CHICAGO, IL | 06/2018 – PRESENT
- Delivered 4 programs
ANALYST | NORTHWIND | 2014 – 05/2018
- Wrote reports

EDUCATION & TRAINING
MBA, University of Chicago '14
Bachelor of Arts (Economics) — Loyola University, 2010`,
}

test.each(Object.entries(RESUMES))('%s', async (name, text) => {
  const facts = readResumeFacts(text)
  const lines = Object.entries(facts).flatMap(([section, value]) =>
    (Array.isArray(value) ? value : [value]).map(one => `${section}: ${JSON.stringify(one)}`),
  )
  await expect(lines.join('\n')).toMatchFileSnapshot(`golden/${name.replaceAll(/[^a-z]+/giu, '-')}.txt`)
})

test.each([
  ['PhD in Biology', 5],
  ['Master of Science', 4],
  ['B.Sc. Physics', 3],
  ['Bachelor of Arts', 3],
  ['AAS Nursing', 2],
  ['Sales associate', 0],
  ['GED', 1],
  ['High school diploma', 1],
  ['nothing', 0],
])('%s is level %i', (text, level) => {
  expect(degreeLevel(text)).toBe(level)
})
