import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { MatchReason } from '#shared/career/suggestion.ts'

export type ReasonChecker = {
  isTrue: (profile: CareerProfile, code: string, reason: MatchReason) => boolean
  namedRole: (goals: string) => string | null
}

const folder = join(import.meta.dirname, '..', '..', 'knowledge')
const json = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> =>
  schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))

const strings = z.array(z.string())
const numbers = z.array(z.number().nullable())

/** Checks the sentences of reasons against the files of the base, read here on their own and not through the engine. */
export function reasonChecker(): ReasonChecker {
  const occupations = json(
    'occupations.json',
    z.object({
      codes: strings,
      titles: strings,
      roles: strings,
      zones: z.array(z.number()),
      wageCodes: strings,
      projectionCodes: strings,
      blocks: z.array(z.object({ name: z.string(), low: z.number(), high: z.number(), names: strings })),
    }),
  )
  const projections = json(
    'projections.json',
    z.object({ codes: strings, growth: numbers, openings: numbers, selfEmployed: numbers }),
  )
  const industries = json(
    'industries.json',
    z.object({ industries: strings, codes: strings, shares: z.array(z.array(z.number())) }),
  )
  const wages = json('wages.json', z.object({ codes: strings, percentiles: z.array(numbers) }))
  const tools = json('technologies.json', z.object({ names: strings, tools: z.array(z.array(z.number())) }))
  const ratings = readFileSync(join(folder, 'occupation-ratings.bin'))
  const related = readFileSync(join(folder, 'related.bin'))
  const width = occupations.blocks.reduce((sum, block) => sum + block.names.length, 0)
  const rowOf = new Map(occupations.codes.map((code, row) => [code, row]))
  const column = (path: string) => {
    const [block = '', ...rest] = path.split('/')
    let start = 0
    for (const { name, names } of occupations.blocks) {
      if (name === block) return start + names.indexOf(rest.join('/'))
      start += names.length
    }
    return -1
  }
  const rating = (row: number, path: string) => ratings[row * width + column(path)] ?? 0
  const aboveMost = (row: number, path: string) => {
    const own = rating(row, path)
    return (
      occupations.codes.filter((_, other) => rating(other, path) < own).length / occupations.codes.length >=
      0.5
    )
  }
  const line = (row: number) => projections.codes.indexOf(occupations.projectionCodes[row] ?? '')
  const usesTool = (row: number, name: string) =>
    (tools.tools[row] ?? []).some(entry => tools.names[entry >> 2]?.toLowerCase() === name.toLowerCase())

  const fieldRows = table('goal-fields.tsv')
  const isFieldNamed = (code: string, field: string, goals: string) =>
    field === 'teaching what you do'
      ? /teach|train|instruct|pass on/.test(goals)
      : fieldRows.some(([name, phrases = '', codes = '']) => {
          // By its name in the table, or in the words of the goals.
          const said = name === field ? goals : field.toLowerCase()
          return (
            (name === field || goals.includes(said)) &&
            codes.split(' ').some(start => code.startsWith(start)) &&
            phrases.split('; ').some(phrase => wordBeginnings(phrase).every(word => said.includes(word)))
          )
        })
  const context = json(
    'work-context.json',
    z.object({ sections: z.record(z.string(), z.array(z.number())), ids: strings }),
  )
  const contextBytes = readFileSync(join(folder, 'work-context.bin'))
  const demandRows = table('demand-conditions.tsv')
  /** A share in a sentence is the sum of the published ones; other answers must name the wish. */
  const isWishTrue = (row: number, wish: string, text: string) => {
    const figure = /: (\d+)% here (.+)\.$/.exec(text)
    if (!figure) return text.length > 0 && wish !== ''
    return demandRows.some(([element = '', , , from = '', to = '', sentence = '']) => {
      if (sentence !== figure[2]) return false
      const at =
        (context.sections.share?.[0] ?? 0) + (row * context.ids.length + context.ids.indexOf(element)) * 5
      const shares = contextBytes.subarray(at + Number(from) - 1, at + Number(to))
      return (
        Math.min(
          100,
          shares.reduce((sum, share) => sum + share, 0),
        ) === Number(figure[1])
      )
    })
  }

  const checks: Record<string, (row: number, reason: MatchReason, profile: CareerProfile) => boolean> = {
    skills: (row, { text, evidence }, profile) =>
      evidence.every(
        skill => text.includes(skill) && (profile.skills ?? []).some(own => own.trim() === skill),
      ) &&
      evidence.every(skill => {
        const grounds = SKILL_GROUNDS[skill.toLowerCase()] ?? { tools: [skill], elements: [], codes: [] }
        return (
          grounds.tools.some(name => usesTool(row, name)) ||
          grounds.elements.some(path => aboveMost(row, path)) ||
          grounds.codes.some(start => occupations.codes[row]?.startsWith(start))
        )
      }),
    transfer: (row, { text, evidence: [own = '', proof = ''] }) => {
      if (text.startsWith('It is the field you work in')) return own === occupations.codes[row]
      if (own.startsWith('skills/')) {
        const names = occupations.blocks.find(({ name }) => name === 'skills')?.names ?? []
        return (
          names.every(name => rating(row, `skills/${name}`) <= rating(row, own)) &&
          text.startsWith(own.slice(7))
        )
      }
      return occupations.roles.some((role, from) => {
        if (role !== own) return false
        const list = Array.from({ length: 20 }, (_, at) => related.readUInt16LE((from * 20 + at) * 2))
        const rank = list.indexOf(row) + 1
        if (proof.startsWith('related'))
          return rank === Number(proof.slice(8)) && (!text.includes('ten roles') || rank <= 10)
        if (proof === 'leads to') return text.includes(own)
        return proof.startsWith('similarity') && Number(proof.slice('similarity '.length)) >= 35
      })
    },
    outlook: (row, { text, evidence: [growth = '', openings = ''] }) => {
      const [g, o] = [projections.growth[line(row)], projections.openings[line(row)]]
      if (growth !== `growth ${g}` || openings !== `openings ${Math.round((o ?? 0) * 1000)}`) return false
      const overall = projections.growth[projections.codes.indexOf('00-0000')] ?? 0
      return text.startsWith('Jobs')
        ? (g ?? 0) > overall && text.includes(`${(g ?? 0).toFixed(1)}%`)
        : text.includes(thousands(Math.round((o ?? 0) * 1000)))
    },
    level: (row, { text, evidence: [zone = '', own = ''] }) => {
      const here = occupations.zones[row] ?? 0
      if (zone !== `zone ${here}`) return false
      const step = here - Number(own.slice(9) || here)
      return (
        own === '' ||
        (step === 0
          ? text.includes('as much preparation')
          : step > 0
            ? text.includes('more preparation')
            : text.includes('less preparation'))
      )
    },
    industry: (row, { text, evidence: [name = '', share = ''] }, profile) => {
      const shares = industries.shares[industries.codes.indexOf(occupations.wageCodes[row] ?? '')] ?? []
      return (
        profile.industry === name &&
        share === `${Math.round((shares[industries.industries.indexOf(name)] ?? 0) / 10)}%` &&
        text.startsWith(share)
      )
    },
    interests: (row, { evidence: [name = '', value = ''] }) =>
      (1 + (rating(row, `interests/${name}`) / 250) * 6).toFixed(1) === value && Number(value) >= 4,
    'work style': (row, { evidence: [path = ''] }) => aboveMost(row, path),
    communication: (row, { evidence: [path = ''] }) => aboveMost(row, path),
    goals: (row, { text, evidence: [kind = '', what = ''] }, profile) => {
      const goals = (profile.career_goals ?? '').toLowerCase()
      if (kind === 'named') return goals.includes(what.toLowerCase())
      if (kind === 'described') return what.startsWith('perhaps ') && text.includes(' seem to describe')
      if (kind === 'field')
        return isFieldNamed(occupations.codes[row] ?? '', what, goals) && text.includes(what)
      if (kind === 'wish') return isWishTrue(row, what, text)
      if (kind === 'skill') return Boolean(SKILL_GROUNDS[what.toLowerCase()])
      const code = occupations.codes[row] ?? ''
      const path: Record<string, string> = {
        teach: 'activities/Training and Teaching Others',
        help: 'activities/Assisting and Caring for Others',
      }
      if (what === 'lead')
        return (
          code.startsWith('11-') ||
          aboveMost(row, 'activities/Guiding, Directing, and Motivating Subordinates')
        )
      if (what === 'stability') return (projections.growth[line(row)] ?? 0) >= 5
      if (what === 'own business') return (projections.selfEmployed[line(row)] ?? 0) >= 15
      if (what === 'earn')
        return (
          Math.abs(wages.percentiles[wages.codes.indexOf(occupations.wageCodes[row] ?? '')]?.[2] ?? 0) >=
          75_000
        )
      return (
        path[what] === undefined ||
        aboveMost(row, path[what]) ||
        code.startsWith('25-') ||
        code.startsWith('13-1151')
      )
    },
  }

  return {
    isTrue: (profile, code, reason) => {
      const row = rowOf.get(code)
      return row !== undefined && (checks[reason.factor]?.(row, reason, profile) ?? false)
    },
    namedRole: goals => {
      const words =
        /\bbecome an? ([a-z ]+?)(?= and| or| in| at| within| with|[.,]|$)/i.exec(goals)?.[1]?.toLowerCase() ??
        ''
      const row = occupations.roles.findIndex(
        (role, at) => role.toLowerCase() === words && !occupations.titles[at]?.includes('All Other'),
      )
      return occupations.codes[row] ?? null
    },
  }
}

function table(name: string): string[][] {
  return readFileSync(join(folder, 'tables', name), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'))
}

/** Enough of each word to be found again in a plural or another spelling. */
function wordBeginnings(phrase: string): string[] {
  return phrase.split(' ').map(word => word.slice(0, Math.max(2, word.length - 3)))
}

function thousands(value: number): string {
  return value.toString().replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

type Grounds = { tools: string[]; elements: string[]; codes: string[] }

/** What each onboarding skill may rest on, from the mapping of the data's own notes. */
const SKILL_GROUNDS: Record<string, Grounds> = {
  javascript: { tools: ['JavaScript'], elements: [], codes: [] },
  python: { tools: ['Python'], elements: [], codes: [] },
  react: { tools: ['React'], elements: [], codes: [] },
  'node.js': { tools: ['Node.js'], elements: [], codes: [] },
  'data analysis': {
    tools: ['Tableau', 'Power BI', 'R'],
    elements: ['activities/Analyzing Data or Information', 'skills/Mathematics'],
    codes: [],
  },
  'project management': {
    tools: ['Microsoft Project', 'Jira'],
    elements: ['knowledge/Administration and Management', 'skills/Time Management', 'skills/Coordination'],
    codes: ['13-1082'],
  },
  marketing: { tools: [], elements: ['knowledge/Sales and Marketing'], codes: [] },
  sales: { tools: [], elements: ['knowledge/Sales and Marketing'], codes: ['41-'] },
  design: {
    tools: ['Figma', 'Adobe Photoshop', 'Adobe Illustrator'],
    elements: ['knowledge/Design'],
    codes: [],
  },
  communication: {
    tools: [],
    elements: ['skills/Speaking', 'skills/Active Listening', 'skills/Writing'],
    codes: [],
  },
  leadership: {
    tools: [],
    elements: ['skills/Management of Personnel Resources', 'styles/Leadership'],
    codes: [],
  },
  'problem solving': {
    tools: [],
    elements: ['skills/Complex Problem Solving', 'skills/Critical Thinking'],
    codes: [],
  },
  'machine learning': {
    tools: ['TensorFlow', 'PyTorch', 'Scikit-learn'],
    elements: [],
    codes: ['15-2051', '15-1221'],
  },
  'mobile development': {
    tools: ['iOS', 'Swift', 'Kotlin', 'React Native'],
    elements: [],
    codes: ['15-1252', '15-1254'],
  },
  'cloud computing': {
    tools: ['Amazon Web Services (AWS)', 'Microsoft Azure', 'Google Cloud'],
    elements: [],
    codes: [],
  },
  'database management': { tools: ['SQL', 'PostgreSQL', 'MySQL', 'MongoDB'], elements: [], codes: [] },
  cybersecurity: { tools: [], elements: [], codes: ['15-1'] },
  'software development': { tools: ['Git'], elements: ['skills/Programming'], codes: [] },
  'user experience design': { tools: ['Figma'], elements: [], codes: [] },
  'human resources': { tools: [], elements: ['knowledge/Personnel and Human Resources'], codes: [] },
  accounting: { tools: [], elements: ['knowledge/Economics and Accounting'], codes: [] },
  'patient care': { tools: [], elements: ['knowledge/Medicine and Dentistry'], codes: [] },
}
