import type { Aliases } from './title-names.ts'
import { titleWords } from './title-words.ts'

/** Everyday titles by their words, to the code of the occupation meant. */
export type EverydayTitles = ReadonlyMap<string, string>

export function everydayTitles(aliases: Aliases): EverydayTitles {
  const titles = new Map<string, string>()
  for (const line of EVERYDAY.trim().split('\n')) {
    const [code = '', names = ''] = line.split(' = ')
    for (const name of names.split(', ')) titles.set(everydayKey(titleWords(name, aliases)), code)
  }
  return titles
}

/** The occupation of an everyday title, whole or with a word or two before it. */
export function everydayOccupation(
  titles: EverydayTitles,
  words: readonly { word: string; weight: number }[],
): { code: string; isWhole: boolean } | undefined {
  const fullWeightWords = words.filter(({ weight }) => weight === 1)
  for (
    let skipped = 0;
    skipped <= MAX_SKIPPED_WORDS && fullWeightWords.length - skipped > (skipped > 0 ? 1 : 0);
    skipped++
  ) {
    const code = titles.get(everydayKey(fullWeightWords.slice(skipped)))
    if (code) return { code, isWhole: skipped === 0 }
  }
  return undefined
}

/** A person who has no occupation to tell of. */
export function isNoOccupation(title: string): boolean {
  return NO_OCCUPATION_TITLE.test(title.slice(0, 80).trim())
}

const MAX_SKIPPED_WORDS = 2
const NO_OCCUPATION_TITLE =
  /^(?:(?:currently |now )?(?:unemployed|retired|retiree|job ?seeker|job ?seeking|between jobs|looking for (?:a )?(?:work|job)|not (?:working|employed)|student|college student|university student|undergraduate|graduate student|recent graduate|new grad(?:uate)?|none|n\/?a|nothing|stay[- ]at[- ]home (?:mom|mum|dad|mother|father|parent|wife|husband)|housewife|house husband|intern|trainee|freelancer?|self[- ]employed|other|various))[.!]?$/i

function everydayKey(words: readonly { word: string }[]): string {
  return words.map(({ word }) => word).join(' ')
}

/** Titles common in advertisements that the classification lacks, or lists where few people who bear them would look. */
const EVERYDAY = `
41-3091.00 = account executive, account manager, key account manager, sales executive, customer success manager, sales development representative, business development representative, enterprise sales representative
11-2022.00 = customer success director, director of customer success, customer experience director, revenue operations manager, sales operations manager
43-4051.00 = customer success specialist, customer success associate, customer success representative, customer support specialist, customer support representative, customer support agent, customer support associate, customer experience associate, customer experience specialist, call center agent, call center representative, member services representative
11-2021.00 = growth director, product marketing manager, employer branding manager, performance marketing manager
13-1161.00 = marketing coordinator, marketing specialist, marketing associate, marketing assistant, growth specialist
13-1161.01 = growth marketer
27-3043.00 = content creator, content marketer, content strategist, content writer, content designer, content manager
27-3031.00 = social media coordinator, social media specialist, communications coordinator, communications specialist, communications associate, community specialist
11-2032.00 = communications manager, communications director, director of communications, social media manager
15-1253.00 = qa tester, qa engineer, qa analyst, test engineer, quality engineer software
15-1299.09 = scrum master, product owner, agile coach, technical program manager, it project manager
15-1299.08 = solutions architect, cloud architect, infrastructure engineer, cloud engineer
15-2051.01 = data analyst, bi analyst, bi developer, analytics manager, product analyst, reporting analyst
13-1111.00 = business analyst, strategy consultant, strategy analyst, strategy manager, strategy associate, strategy and operations manager, business consultant, process improvement specialist
25-2031.00 = pe teacher
15-1252.00 = site reliability engineer, backend engineer, ai engineer, prompt engineer, tech lead, technical lead, platform engineer, mlops engineer, member of technical staff, forward deployed engineer, developer advocate, developer relations engineer, founding engineer, staff software engineer
11-3021.00 = director of software engineering, software engineering manager, head of data, director of data, head of platform, head of infrastructure, director of it
11-1021.00 = chief of staff, founder, cofounder, business owner, small business owner, franchise owner, startup founder, entrepreneur, director of operations, business operations manager, operations director, managing partner, managing director
13-1199.00 = business operations associate, business operations analyst, business operations specialist
13-1082.00 = implementation manager, implementation specialist, implementation consultant, project coordinator, delivery lead
13-1121.00 = wedding planner, event coordinator
11-9021.00 = real estate developer
13-1041.00 = grc analyst, trust and safety analyst, trust and safety specialist, trust and safety associate
11-9199.02 = trust and safety manager, head of trust and safety, trust and safety lead
43-9199.00 = content moderator
43-6014.00 = virtual assistant, administrative coordinator, office coordinator
13-1071.00 = talent partner, people coordinator, people specialist, people partner, diversity equity inclusion specialist
11-3121.00 = people manager, diversity equity inclusion manager, head of diversity
13-2051.00 = fp and a analyst, investment analyst, strategic finance associate, strategic finance analyst
11-3031.00 = fp and a manager, finance director, strategic finance manager
11-9151.00 = program officer, program director, nonprofit program manager
11-9013.00 = farmer
49-3023.00 = mechanic
53-3033.00 = delivery driver, amazon driver
13-1199.05 = esg analyst
15-1255.00 = ux researcher, ux writer, digital product designer
`
