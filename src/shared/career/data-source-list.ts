import { PRODUCT } from '#shared/product.ts'
import { ONET, SOURCE_DATES } from './data-sources.ts'
import { PAY_ABROAD } from './pay-abroad-sources.ts'

type DataSource = { what: string; publisher: string; date: string; licence: string }

const BLS_WAGES = 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics'
const BLS_PROJECTIONS = 'U.S. Bureau of Labor Statistics, Employment Projections'

/** Where every kind of number comes from: the page for readers and knowledge/SOURCES.md are made from this list. */
export const DATA_SOURCES: readonly DataSource[] = [
  {
    what: 'Occupations, their work styles, values and interests, job zones, related occupations and tools',
    publisher: `U.S. Department of Labor, O*NET ${ONET.occupations.version} Database`,
    date: SOURCE_DATES.onet,
    licence: 'CC BY 4.0',
  },
  {
    what: 'Skills and knowledge of occupations',
    publisher: `U.S. Department of Labor, O*NET ${ONET.skills.version} Database`,
    date: SOURCE_DATES.onetSkills,
    licence: 'CC BY 4.0',
  },
  {
    what: 'Work activities, conditions of work, and what in the tasks keeps them from home (the rule of Dingel and Neiman, 2020)',
    publisher: `U.S. Department of Labor, O*NET ${ONET.workContext.version} Database`,
    date: SOURCE_DATES.workContext,
    licence: 'CC BY 4.0',
  },
  {
    what: 'Tasks that could be done with AI’s help',
    publisher: 'Eloundou, Manning, Mishkin and Rock, GPTs are GPTs',
    date: SOURCE_DATES.aiPotential,
    licence: 'MIT',
  },
  {
    what: 'Work seen done with AI',
    publisher: 'Microsoft, Working with AI (Tomlinson and others, 2025)',
    date: SOURCE_DATES.aiUseMicrosoft,
    licence: 'CC BY 4.0',
  },
  {
    what: 'Work seen done with AI',
    publisher: 'Anthropic, Economic Index',
    date: SOURCE_DATES.aiUseAnthropic,
    licence: 'CC BY 4.0',
  },
  {
    what: 'National wages and employment',
    publisher: BLS_WAGES,
    date: SOURCE_DATES.wages,
    licence: 'Public domain',
  },
  {
    what: 'Share of an occupation in an industry; the grouping is ours',
    publisher: BLS_WAGES,
    date: SOURCE_DATES.industryShares,
    licence: 'Public domain',
  },
  {
    what: 'Expected growth, openings, usual education, people who leave the occupation',
    publisher: BLS_PROJECTIONS,
    date: SOURCE_DATES.projections,
    licence: 'Public domain',
  },
  {
    what: 'Local pay',
    publisher: 'U.S. Department of Labor, Office of Foreign Labor Certification, prevailing wages',
    date: SOURCE_DATES.localPay,
    licence: 'Public domain',
  },
  {
    what: 'Price levels of US metropolitan areas',
    publisher: 'U.S. Bureau of Economic Analysis, Regional Price Parities',
    date: SOURCE_DATES.priceLevels,
    licence: 'Public domain',
  },
  ...payAbroadSources(),
  {
    what: 'Purchasing power by country',
    publisher: 'The World Bank, PA.NUS.PPP',
    date: SOURCE_DATES.purchasingPower,
    licence: 'CC BY 4.0',
  },
  { what: 'Cities', publisher: 'GeoNames', date: SOURCE_DATES.places, licence: 'CC BY 4.0' },
  {
    what: 'Job titles: Direct Match Title File',
    publisher: 'U.S. Bureau of Labor Statistics, Standard Occupational Classification 2018',
    date: 'April 2020',
    licence: 'Public domain',
  },
  {
    what: 'Job titles: coding index',
    publisher: 'Office for National Statistics, Standard Occupational Classification 2020',
    date: 'December 2025',
    licence: 'Open Government Licence v3.0',
  },
  {
    what: 'Job titles: example titles',
    publisher: 'Statistics Canada, National Occupational Classification 2021',
    date: '2021',
    licence: 'Open Government Licence – Canada',
  },
  {
    what: 'Job titles: index of occupations',
    publisher: 'Australian Bureau of Statistics, ANZSCO 2022',
    date: 'November 2022',
    licence: 'CC BY 4.0',
  },
  {
    what: 'Names of skills and how they relate',
    publisher: 'European Commission, ESCO 1.1.1',
    date: SOURCE_DATES.esco,
    licence: 'Free reuse with attribution',
  },
  {
    what: 'Skill phrases as job advertisements use them: the list of phrases only',
    publisher: 'Qarera, skill-extractor 0.2.0',
    date: SOURCE_DATES.skillPhrases,
    licence: 'MIT',
  },
  {
    what: 'Learning links on computing: titles and addresses only',
    publisher: 'EbookFoundation, free-programming-books',
    date: 'August 2026',
    licence: 'CC BY 4.0',
  },
  {
    what: 'Learning links to courses one may attend free of charge: titles and addresses only',
    publisher: 'ushtipak, list of auditable Coursera courses',
    date: 'April 2020',
    licence: 'None stated; titles and addresses are facts',
  },
  {
    what: 'Learning links on leading and managing: titles and addresses only',
    publisher: 'LappleApple, awesome-leading-and-managing',
    date: 'April 2024',
    licence: 'CC0',
  },
  {
    what: 'Learning links to free certificates: titles and addresses only',
    publisher: 'cloudcommunity, Free-Certifications',
    date: 'February 2025',
    licence: 'MIT',
  },
  {
    what: 'How the coach reads what a message means: the weights of a small network',
    publisher: 'Google, Universal Sentence Encoder Lite',
    date: '2018',
    licence: 'Apache 2.0',
  },
  {
    what: 'Other names and relations of skills, everyday job titles, department names, role names',
    publisher: `${PRODUCT}`,
    date: '2026',
    licence: 'Our own',
  },
]

export const DATA_CREDITS: readonly string[] = [
  `This product includes information from the O*NET ${ONET.occupations.version} and later databases by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. ${PRODUCT} has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.`,
  'This service uses the ESCO classification of the European Commission.',
  'Wages, employment and projections: U.S. Bureau of Labor Statistics. Local wages: U.S. Department of Labor, Office of Foreign Labor Certification. Price levels: U.S. Bureau of Economic Analysis.',
  'AI exposure: GPTs are GPTs (MIT License, copyright OpenAI), Working with AI (Microsoft, CC BY 4.0), Anthropic Economic Index (CC BY 4.0); changed: joined by occupation and turned into ranks.',
  'Job titles: contains public sector information licensed under the Open Government Licence v3.0 (Office for National Statistics) and the Open Government Licence – Canada (Statistics Canada); Australian Bureau of Statistics, CC BY 4.0; changed: joined to SOC 2018 codes.',
  'Pay abroad: Office for National Statistics (Open Government Licence v3.0), Employment and Social Development Canada (Open Government Licence – Canada), Statistisches Bundesamt (Data licence Germany – attribution – Version 2.0), Statistical Office of the Republic of Slovenia, Australian Bureau of Statistics, Stats NZ and Eurostat (CC BY 4.0). Canadian groups are joined by the NOC–O*NET crosswalk of The Dais (MIT License).',
  'Places: GeoNames (geonames.org), CC BY 4.0. Purchasing power parities: The World Bank, CC BY 4.0.',
  'Skill phrases: skill-extractor 0.2.0, MIT License, copyright its authors (Qarera).',
  'Learning links: EbookFoundation free-programming-books and its contributors, CC BY 4.0; changed: chosen, tagged, descriptions left out. Further links: awesome-leading-and-managing (CC0), Free-Certifications (MIT License, copyright its authors), and the list of auditable Coursera courses.',
  'Meaning of messages: Universal Sentence Encoder Lite, copyright Google, Apache License 2.0; changed: its weights are rounded to one byte each, and what its tokens give is summed up in another way.',
]

/** One line for each publisher, with the countries it serves. */
function payAbroadSources(): DataSource[] {
  const countries = new Map<string, string[]>()
  for (const [country, { publisher }] of Object.entries(PAY_ABROAD))
    countries.set(publisher, [...(countries.get(publisher) ?? []), country])
  return [...countries].map(([publisher, codes]) => {
    const source = PAY_ABROAD[codes[0] ?? '']
    return {
      what: `Pay outside the United States: ${codes.join(', ')}`,
      publisher,
      date: String(source?.year ?? ''),
      licence: source?.licence ?? '',
    }
  })
}
