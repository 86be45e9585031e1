import { PAY_TREND_YEARS } from '#shared/career/data-sources.ts'
import { PRODUCT } from '#shared/product.ts'
import {
  BURNOUT_WINDOW_WORD,
  HIGH_RISK_AVERAGE,
  MEDIUM_RISK_AVERAGE,
} from '#shared/wellness/burnout-thresholds.ts'
import type { Section } from './block.ts'

export const METHOD_PAGE = {
  title: 'Data sources and method',
  lead: 'Where each number comes from, how each score is made, and where it falls short. A figure you cannot check is only an opinion.',
} as const

export const METHODS: readonly Section[] = [
  {
    id: 'titles',
    heading: 'From your job title to an occupation',
    body: [
      'Statistics know about a thousand occupations; people write many thousands of titles. We compare what you typed with tens of thousands of known titles, American, British, Canadian and Australian, letter groups and words alike, so that abbreviations, seniority words and typing errors do not get in the way. The word that says what kind of worker you are weighs most: a kitchen unit installer installs, and an assistant in a field does not manage it.',
      'Our confidence is measured on titles the method had not seen. Below the point where nine of ten are right, we say which occupation is the closest match and show alternatives. You choose. Words that name no work get no occupation.',
    ],
  },
  {
    id: 'match-score',
    heading: 'Match score',
    body: [
      'For each candidate role we weigh, in about this order: how much of what the role asks you already bring, skills near to yours counting in part; how alike its work is to yours; your goals and interests; your experience against what is usual; industry, way of working and outlook.',
      'The sum is lowered where a role would take years of school or another profession’s license first, is a leap to the very top or a fall far below what you do today, or has few jobs in the whole country.',
      'Your goals are read clause by clause, by rules and by what written examples taught: what you want, keep or leave, and what only tells of the past. Roles and fields you name are always listed, what you leave never is, and work you only describe is a guess. A wish such as predictable hours moves a role a little where data can answer it. A word that goals merely share with a role is no reason. The role you hold today stands apart.',
      'The sum is turned into a number up to 100 by one fixed curve. The same profile gives the same score. The facts that carried most are shown with it.',
      'It measures fit with what we know. It is not the chance of being hired, and it knows nothing of one employer.',
    ],
  },
  {
    id: 'skill-levels',
    heading: 'Skill levels and gaps',
    body: [
      'The required level is always 85. A skill you have lies between 60 and 99: one that your profile or résumé names, or that your present or past work trains as much as the role uses it. Any other lies between 20 and 49. Where in that range depends on your years at that work, how close your nearest skill is, and what you have completed in Learning. Each level says what it rests on.',
      'Licenses and certificates that a role may not be done without come first, as yes, no or unknown. The list is ours, made for the United States; your state or country may ask for more or less.',
      'A level you set by hand always wins. The gap is the required level minus yours, never below zero. The three widest are your top gaps.',
      'This is an estimate from few facts, not a test of what you can do.',
    ],
  },
  {
    id: 'pay',
    heading: 'Salary ranges',
    body: [
      'National pay comes as percentiles. For a US place we scale them by how the area’s mean wage compares with the national one. Your experience chooses the part of the range: up to 1 year the 10th to 25th percentile, 2 to 5 years the 25th to 50th, 6 to 10 the 50th to 75th, 11 to 15 around the 75th, 16 and more the 75th to 90th. That last step is our rule of thumb, and marked as such.',
      'Where the agency says only “this much or more”, so do we. Where an occupation has no figure of its own, we use its group and name it. Outside the US we show the US figure with its equivalent in local buying power, and say that it is one. Where a country’s statistical office publishes pay by occupation, it stands beside it in the country’s own money, with publisher and year and the group it holds for. We never convert it. Pairs of British and American occupations were read one by one; without a sure pair we show none.',
    ],
  },
  {
    id: 'demand',
    heading: 'Demand and trend',
    body: [
      'Demand is high if employment is projected to grow by 5 percent or more over ten years, or if it does not shrink and yearly openings make up 11 percent of jobs or more. It is low if employment is projected to shrink by more than 1 percent. Everything else is medium.',
      `The pay trend compares the yearly growth of the median from ${PAY_TREND_YEARS} with that of all occupations: more than one point above is increasing, more than one point below is decreasing. Where a median jumps by more than a quarter within a year we show no trend.`,
    ],
  },
  {
    id: 'work-demands',
    heading: 'What the work asks of a person',
    body: [
      'From O*NET’s work context: pace, hours, predictability, emotional load, responsibility, precision, body and place, and beside them how much people may decide. A role is compared with another in three bands, and a difference counts only beyond sampling error. We say who answered and when, and never turn it into one score.',
      'From home or not follows from the tasks and names what speaks against it. AI exposure stands in two sentences that are never joined: what could be done with its help, and what is seen done with it today. Neither says that jobs will be lost.',
    ],
  },
  {
    id: 'market-skills',
    heading: 'Hot, emerging and declining skills',
    body: [
      'Hot skills are tools that O*NET marks as hot and in demand for the occupation. Emerging ones are such tools of growing related occupations that this occupation does not list yet.',
      'What is declining cannot be derived honestly from these data. We list only tools named for the occupation without such a mark, as less asked for now, or nothing.',
    ],
  },
  {
    id: 'ats-score',
    heading: 'ATS score',
    body: [
      'Each clause of the posting that asks for something is a requirement, in its own words; benefits, places, company talk and what is not needed are left out. For each we look for the line of your résumé that shows it, whatever its wording: forms of a word, synonyms, short and long names count as the same thing.',
      'A line of work, a course or a certificate shows; a list only claims and earns less than a third; a list that nothing in your work could support earns nothing and is named as a risk. Tasks that belong to a role you have held count as likely, tools and licenses never do.',
      'Every lost point belongs to a finding that says how to get it back. A missing license, degree or stated must-have limits the score, and work in another field holds it at 25. Stuffed keywords cost points.',
      'Employers’ systems differ. The score tells you what is missing, not what one of them will decide.',
    ],
  },
  {
    id: 'documents',
    heading: 'Résumé and cover letter',
    body: [
      'Both are drafted from your profile, your own facts and the target role. A fact we do not have becomes a visible blank. Nothing is invented to fill it.',
      'The letter takes the points of your résumé that fit the role best, by the words of the occupation and of the posting, newer ones and ones with numbers first, and makes sentences of them. Where none fits it leaves a blank. It never tells of a weakness you did not write.',
    ],
  },
  {
    id: 'burnout-risk',
    heading: 'Burnout risk',
    body: [
      `The indicator looks at your ${BURNOUT_WINDOW_WORD} most recent check-ins. High: average mood or average energy is ${HIGH_RISK_AVERAGE} or lower. Medium: one of them is ${MEDIUM_RISK_AVERAGE} or lower. Low: both are above ${MEDIUM_RISK_AVERAGE}. Unknown: no check-ins yet.`,
      'It is deliberately simple, and it has the faults of simple rules. It calls a rough week high, it is hard on people whose normal is low, and it can miss a slow slide in people whose normal is high. We know of no study that has tested two such sliders against later burnout. Please read it as a nudge to look at how you are, never as a diagnosis.',
      'The World Health Organization describes burn-out as an occupational phenomenon, not a medical condition. It has causes at work, and that is often where it can be changed.',
    ],
  },
  {
    id: 'language-models',
    heading: 'What a language model may do',
    body: [
      `${PRODUCT} works without one. Where an operator has connected a language model, it may word what the engine found and add to it. It never supplies a number: pay, demand and scores always come from the data above.`,
    ],
  },
  {
    id: 'changes-to-the-data',
    heading: 'What we changed in the data',
    body: [
      'We keep facts and figures only; descriptions are our own words. Some occupations lack ratings in the source. They take the mean of their five nearest related occupations and are marked as estimated. Shares by industry follow our own grouping of official industry codes. Names of tools are shortened to what people call them.',
    ],
  },
]
