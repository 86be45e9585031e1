import { degreeText } from './degree-text.ts'
import type { ResumeFacts } from './resume-facts.ts'

/** Facts of a résumé as the plain text that a parser reads the same facts in. */
export function resumeFactsText(facts: ResumeFacts): string {
  const { basics, work, volunteer, education, skills, certificates, languages, projects } = facts
  const reach = [basics.location, basics.phone, basics.email, basics.url]
  return [
    [joined('', basics.name), joined('', basics.label), joined(' | ', ...reach)].filter(Boolean).join('\n'),
    section('Summary', [basics.summary ?? '']),
    section('Experience', work.flatMap(jobLines)),
    section('Volunteer work', volunteer.flatMap(jobLines)),
    section(
      'Education',
      education.map(({ studyType, area, institution, endDate }) =>
        joined(', ', degreeText(studyType, area), institution, endDate?.slice(0, 4)),
      ),
    ),
    section('Skills', [skills.map(({ name }) => name).join(', ')]),
    section(
      'Certifications',
      certificates.map(({ name, date }) => joined(', ', name, date?.slice(0, 4))),
    ),
    section('Languages', [
      languages
        .map(({ language, fluency }) => (fluency === null ? language : `${language} (${fluency})`))
        .join(', '),
    ]),
    section(
      'Projects',
      projects.flatMap(({ name, highlights }) => [name, ...highlights.map(bullet)]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function jobLines(
  { position, name, location, startDate, endDate, current, highlights }: ResumeFacts['work'][number],
  place: number,
): string[] {
  return [
    ...(place === 0 ? [] : ['']),
    joined(', ', position, name, location),
    joined(' - ', month(startDate), current ? 'Present' : month(endDate)),
    ...highlights.map(bullet),
  ]
}

function bullet(point: string): string {
  return `- ${point}`
}

function section(title: string, lines: string[]): string {
  return lines.every(line => line === '') ? '' : [title, ...lines].join('\n')
}

function joined(by: string, ...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(by)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2019-06" as "Jun 2019", the way people write it and parsers expect it. */
function month(date: string | null): string | null {
  if (date === null) return null
  const [year = '', number = ''] = date.split('-')
  return joined(' ', MONTHS[Number(number) - 1], year)
}
