import * as z from 'zod/mini'

const text = z.catch(z.string(), '')
const texts = z.catch(z.array(text), [])
const list = <Item extends z.ZodMiniType>(item: Item) => z.catch(z.array(item), [])

const post = {
  position: text,
  location: text,
  startDate: text,
  endDate: text,
  summary: text,
  highlights: texts,
}

/** The parts of the JSON Resume schema that a résumé is drafted from; what is malformed is left out. */
const jsonResume = z.object({
  basics: z.object({
    name: z.string(),
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: z.catch(z.object({ city: text, region: text }), { city: '', region: '' }),
  }),
  work: list(z.object({ ...post, name: text })),
  volunteer: list(z.object({ ...post, organization: text })),
  education: list(z.object({ institution: text, area: text, studyType: text, endDate: text })),
  skills: list(z.object({ name: text, keywords: texts })),
  certificates: list(z.object({ name: text, date: text })),
  languages: list(z.object({ language: text, fluency: text })),
})

type JsonResume = z.infer<typeof jsonResume>

/** A JSON Resume as the plain text that a parser reads; null where a text is something else. */
export function jsonResumeText(written: string): string | null {
  const found = jsonResume.safeParse(parsed(written)).data
  if (!found) return null
  const { basics, work, volunteer, education, skills, certificates, languages } = found
  const place = joined(', ', basics.location.city, basics.location.region)
  return [
    [basics.name, basics.label, joined(' | ', place, basics.phone, basics.email, basics.url)]
      .filter(Boolean)
      .join('\n'),
    section('Summary', [basics.summary]),
    section('Skills', [
      skills.flatMap(({ name, keywords }) => [name, ...keywords].filter(Boolean)).join(', '),
    ]),
    section(
      'Experience',
      work.flatMap(job => postLines(job, job.name)),
    ),
    section(
      'Volunteer work',
      volunteer.flatMap(one => postLines(one, one.organization)),
    ),
    section(
      'Education',
      education.map(one =>
        joined(', ', joined(' in ', one.studyType, one.area), one.institution, one.endDate.slice(0, 4)),
      ),
    ),
    section(
      'Certifications',
      certificates.map(({ name, date }) => joined(', ', name, date.slice(0, 4))),
    ),
    section(
      'Languages',
      languages.map(({ language, fluency }) => joined(', ', language, fluency)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function postLines(
  { position, location, startDate, endDate, summary, highlights }: Omit<JsonResume['work'][number], 'name'>,
  name: string,
): string[] {
  return [
    joined(', ', position, name, location),
    joined(' - ', month(startDate), startDate && (month(endDate) || 'Present')),
    ...[summary, ...highlights].filter(Boolean).map(point => `- ${point}`),
  ]
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}

function section(title: string, lines: string[]): string {
  const filled = lines.filter(Boolean)
  return filled.length === 0 ? '' : [title, ...filled].join('\n')
}

function joined(by: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(by)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2019-06-01" as "Jun 2019", the way people write it and parsers expect it. */
function month(date: string): string {
  const [year = '', number = ''] = date.split('-')
  return joined(' ', MONTHS[Number(number) - 1] ?? '', year)
}
