import type { Fact } from '#engine/grounding/fact.ts'
import type { AtsResult } from '#shared/career/ats-result.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { MarketQuestion, MarketResult } from '#shared/career/market-result.ts'
import { isDemandKnown } from '#shared/career/market-rules.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'

const FIXES_TOLD = 3

/** What of a profile a model needs; the name stays here. */
export function profileFacts(profile: CareerProfile): Fact[] {
  const { job_title, industry, years_experience, location, skills, interests, career_goals } = profile
  const told = [
    job_title && `Job title: ${job_title}.`,
    industry && industry !== 'Other' && `Industry: ${industry}.`,
    years_experience && `Experience: ${yearsText(String(years_experience))}.`,
    location && `Location: ${location}.`,
    skills?.length && `Skills: ${skills.join(', ')}.`,
  ].filter(Boolean)
  return [
    person('Your profile', told.join(' ')),
    person('Your interests', Array.isArray(interests) ? interests.join(', ') : (interests ?? '')),
    person('Your goals', career_goals ?? ''),
  ].filter(({ text }) => text !== '')
}

/** "2-5 years" is a range, not a subtraction. */
function yearsText(range: string): string {
  return /^\d+$/u.test(range) ? `${range} years` : range
}

export function suggestionFacts(about: string, suggestion: Suggestion): Fact[] {
  const { role, match_score, salary_range, key_skills, reasons } = suggestion
  return [
    engine(
      'Suggested role',
      `${role}. Match score ${match_score} of 100. Pay ${salary_range} a year.`,
      about,
    ),
    engine('Skills of the role', key_skills.join(', '), about),
    { ...engine('Why it was suggested', reasons.map(({ text }) => text).join(' '), about), quotes: true },
  ]
}

export function documentFacts(question: {
  profile: CareerProfile
  targetRole: string
  objective: string
  employer?: string
  posting?: string
  facts: ResumeFacts | null
}): Fact[] {
  const { profile, targetRole, objective, employer, posting, facts } = question
  return [
    ...profileFacts(profile),
    person('Role you aim at', targetRole),
    person('Your objective', objective),
    ...(facts?.work ?? []).map(job => person('Job', postText(job))),
    ...(facts?.volunteer ?? []).map(post => person('Volunteer work', postText(post))),
    ...(facts?.education ?? []).map(({ studyType, area, institution, endDate }) =>
      person('Education', [studyType, area, institution, endDate?.slice(0, 4)].filter(Boolean).join(', ')),
    ),
    ...(facts?.certificates ?? []).map(({ name, date }) =>
      person('Certificate', [name, date?.slice(0, 4)].filter(Boolean).join(', ')),
    ),
    person('Skills of your résumé', (facts?.skills ?? []).map(({ name }) => name).join(', ')),
    other('Employer', employer ?? ''),
    other('Posting', posting ?? ''),
  ].filter(({ text }) => text.trim() !== '')
}

function postText(post: ResumeFacts['work'][number]): string {
  const { position, name, location, startDate, endDate, current, highlights } = post
  return `${[position, name, location].filter(Boolean).join(', ')}, ${startDate ?? ''} – ${current ? 'present' : (endDate ?? '')}. ${highlights.join('. ')}`
}

export function atsFacts(targetRole: string, result: AtsResult): Fact[] {
  const { atsScore, requirements, fixes, formattingIssues } = result
  const labels = (isMet: boolean) =>
    requirements
      .filter(({ met }) => (met === 'shown' || met === 'listed' || met === 'implied') === isMet)
      .map(({ label }) => label)
      .join(', ')
  return [
    other('Role', targetRole),
    engine('Score', `The résumé scores ${atsScore} of 100.`),
    { ...engine('Requirements met', labels(true)), quotes: true as const },
    { ...engine('Requirements missing', labels(false)), quotes: true as const },
    ...fixes.slice(0, FIXES_TOLD).map(({ problem, advice, gain }) => ({
      ...engine('What to do', `${problem} ${advice}${gain > 0 ? ` It would earn ${gain} points.` : ''}`),
      quotes: true as const,
    })),
    engine('Formatting', formattingIssues.join(' ')),
  ].filter(({ text }) => text.trim() !== '')
}

export function marketFacts(question: MarketQuestion, result: MarketResult): Fact[] {
  const { marketDemand, salaryTrends, occupation, place, growthOpportunities, industryTrends, sources } =
    result
  return [
    person('Role you asked about', question.role),
    engine('Role', occupation?.role ?? ''),
    engine('Place', place.name),
    engine(
      'Demand',
      isDemandKnown(result) ? `${marketDemand.level}. Growth ${marketDemand.jobGrowth}.` : 'Not published.',
    ),
    engine('Pay', `Range ${salaryTrends.range}. ${salaryTrends.factors.join(' ')}`),
    engine('Related roles', growthOpportunities.join('. ')),
    engine('Industries', industryTrends.join(' ')),
    engine(
      'Sources',
      sources.map(({ what, publisher, year }) => `${what}: ${publisher}, ${year}`).join('. '),
    ),
  ].filter(({ text }) => text.trim() !== '')
}

function person(label: string, text: string): Fact {
  return { source: 'person', label, text }
}

function other(label: string, text: string): Fact {
  return { source: 'other', label, text }
}

function engine(label: string, text: string, about?: string): Fact {
  return { source: 'engine', label, text, ...(about !== undefined && { about }) }
}
