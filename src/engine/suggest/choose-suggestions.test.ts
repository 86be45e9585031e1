import { expect, test } from 'vitest'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { testEngine } from '#tests/test-engine.ts'
import { isLowerLevel } from './career-step.ts'
import { chooseSuggestions, suggestionKind } from './choose-suggestions.ts'
import { profileSignals } from './profile-signals.ts'

const engine = testEngine()
const { career } = engine
const { codes, roles } = career.occupations

/** Chooses among these occupations alone, by hand-made scores. */
function choose(profile: CareerProfile, totals: Record<string, number>) {
  const scored = Object.entries(totals).map(([code, score]) => ({
    row: codes.indexOf(code),
    score,
  }))
  return chooseSuggestions(career, profileSignals(engine, profile), scored).map(({ row }) => codes[row])
}
const developer: CareerProfile = { job_title: 'Software Developer' }
/** Occupations of this group, each a little below the last. */
const group = (start: string, first: number, count: number) =>
  Object.fromEntries(
    codes
      .filter(
        (code, row) =>
          code.startsWith(start) && code.endsWith('.00') && roles.indexOf(roles[row] ?? '') === row,
      )
      .slice(0, count)
      .map((code, at) => [code, first - at / 1000]),
  )

test('at most eight are shown', () => {
  const many = {
    ...group('15-12', 0.9, 4),
    ...group('13-1', 0.8, 2),
    ...group('17-2', 0.8, 2),
    ...group('19-1', 0.8, 2),
    ...group('27-1', 0.8, 2),
    ...group('29-1', 0.8, 2),
  }
  expect(choose({}, many)).toHaveLength(8)
})

test('four of one’s own field, two of any other', () => {
  const chosen = choose(developer, {
    ...group('15-12', 0.9, 8),
    ...group('13-11', 0.8, 5),
    ...group('17-20', 0.7, 5),
  })
  const count = (start: string) => chosen.filter(code => code?.startsWith(start)).length
  expect([count('15-12'), count('13-11'), count('17-20')]).toEqual([4, 2, 2])
})

test('two specialties of one’s own occupation at most, one of another', () => {
  const chosen = choose(developer, {
    '15-1299.01': 0.9,
    '15-1299.02': 0.89,
    '15-1299.03': 0.88,
    '15-2051.01': 0.87,
    '15-2051.02': 0.86,
    '13-2011.00': 0.85,
    '29-1141.00': 0.84,
    '27-1024.00': 0.83,
  })
  expect(chosen.filter(code => code?.startsWith('15-1299'))).toEqual(['15-1299.01', '15-1299.02'])
  expect(chosen.filter(code => code?.startsWith('15-2051'))).toEqual(['15-2051.01'])
})

test('one professor at most', () => {
  const chosen = choose(
    {},
    { '25-1021.00': 0.9, '25-1032.00': 0.89, '25-1042.00': 0.88, '13-2011.00': 0.8, '29-1141.00': 0.8 },
  )
  expect(chosen).toEqual(['25-1021.00', '13-2011.00', '29-1141.00'])
})

test('beyond six only what comes to 65 % of the best', () => {
  const six = {
    '15-1252.00': 1,
    '13-2011.00': 0.9,
    '17-2051.00': 0.8,
    '19-1042.00': 0.7,
    '21-1012.00': 0.5,
    '23-1011.00': 0.4,
  }
  const [just, under] = [
    choose({}, { ...six, '27-1024.00': 0.39 }),
    choose({}, { ...six, '27-1024.00': 0.64, '29-1141.00': 0.66 }),
  ]
  expect(just).toHaveLength(6)
  expect(under.slice(0, 6)).toEqual([
    '15-1252.00',
    '13-2011.00',
    '17-2051.00',
    '19-1042.00',
    '29-1141.00',
    '27-1024.00',
  ])
})

test('one’s own role is no suggestion unless the goals name it', () => {
  const totals = { '15-1252.00': 0.9, '13-2011.00': 0.5 }
  expect(choose(developer, totals)).toEqual(['13-2011.00'])
  expect(choose({ ...developer, career_goals: 'software developer' }, totals)).toEqual([
    '13-2011.00',
    '15-1252.00',
  ])
})

test('what somebody wants to leave is never listed', () => {
  const goals = { ...developer, career_goals: 'no more accounting' }
  expect(choose(goals, { '13-2011.00': 0.9, '29-1141.00': 0.5 })).toEqual(['29-1141.00'])
})

test('a role wanted by name outweighs leaving its field', () => {
  const goals = { job_title: 'Cashier', career_goals: 'Get out of sales. Real estate broker.' }
  expect(choose(goals, { '41-9021.00': 0.3, '41-2031.00': 0.9, '29-1141.00': 0.5 })).toEqual([
    '29-1141.00',
    '41-9021.00',
  ])
})

test('what goals name reaches 95 % of the best score and gets .12 more', () => {
  const goals = { ...developer, career_goals: 'florist' }
  const order = (florist: number) =>
    choose(goals, { '13-2011.00': 0.8, '29-1141.00': 0.7, '27-1023.00': florist })
  expect(order(0.1)).toEqual(['13-2011.00', '27-1023.00', '29-1141.00'])
  expect(order(0.67)).toEqual(['13-2011.00', '27-1023.00', '29-1141.00'])
  expect(order(0.69)).toEqual(['27-1023.00', '13-2011.00', '29-1141.00'])
})

test('of a field the likeliest occupation is listed unless another fits much better', () => {
  const goals = { ...developer, career_goals: 'cybersecurity' }
  expect(choose(goals, { '15-1212.00': 0.5, '15-1299.04': 0.52, '13-2011.00': 0.9 })).toContain('15-1212.00')
})

test('each kind has a place where a role reaches half of the best score', () => {
  const signals = profileSignals(engine, developer)
  const ofKind = (wanted: string, count: number, score: number) =>
    Object.fromEntries(
      codes
        .filter(
          (code, at) =>
            code.endsWith('.00') &&
            code !== '15-1252.00' &&
            suggestionKind(career, signals, at) === wanted &&
            !isLowerLevel(career, codes.indexOf('15-1252.00'), at) &&
            roles.indexOf(roles[at] ?? '') === at,
        )
        .filter((code, at, all) => all.findIndex(other => other.slice(0, 5) === code.slice(0, 5)) === at)
        .slice(0, count)
        .map((code, at) => [code, score - at / 1000]),
    )
  const kinds = (stretchScore: number) =>
    choose(developer, {
      ...ofKind('same field', 3, 0.9),
      ...ofKind('adjacent', 8, 0.85),
      ...ofKind('stretch', 1, stretchScore),
    }).map(code => suggestionKind(career, signals, codes.indexOf(code ?? '')))
  expect(kinds(0.46)).toContain('stretch')
  expect(kinds(0.44)).not.toContain('stretch')
})

test('roles named in the goals are always listed, the first two of them', () => {
  const goals = { ...developer, career_goals: 'become a florist or a barber' }
  const others = {
    ...group('15-12', 0.9, 4),
    ...group('13-1', 0.8, 2),
    ...group('17-2', 0.8, 2),
    ...group('19-1', 0.8, 2),
  }
  expect(choose(goals, { ...others, '27-1023.00': 0.62, '39-5011.00': 0.61 })).toEqual(
    expect.arrayContaining(['27-1023.00', '39-5011.00']),
  )
  expect(choose(developer, { ...others, '27-1023.00': 0.62 })).not.toContain('27-1023.00')
})

test('who wants a change sees fewer of the own field and more that is new', () => {
  const signals = profileSignals(engine, developer)
  const ofKind = (wanted: string, score: number) => {
    const groups = new Set<string>()
    const found = codes.filter((code, row) => {
      const isNew = suggestionKind(career, signals, row) === wanted && !groups.has(code.slice(0, 5))
      return isNew && groups.add(code.slice(0, 5)).size <= 4 && !code.startsWith('25-1')
    })
    return Object.fromEntries(found.slice(0, 4).map((code, at) => [code, score - at / 1000]))
  }
  const all = { ...group('15-12', 0.9, 6), ...ofKind('adjacent', 0.8), ...ofKind('stretch', 0.7) }
  const kinds = (profile: CareerProfile) => {
    const chosen = choose(profile, all).map(code =>
      suggestionKind(career, signals, codes.indexOf(code ?? '')),
    )
    return ['same field', 'adjacent', 'stretch'].map(kind => chosen.filter(one => one === kind).length)
  }
  expect(kinds(developer)).toEqual([4, 3, 1])
  expect(kinds({ ...developer, career_goals: 'switch careers' })).toEqual([2, 3, 3])
})

test('one role of the own field is among the first five', () => {
  const far = {
    '27-1024.00': 0.9,
    '39-5012.00': 0.89,
    '53-3032.00': 0.88,
    '35-1011.00': 0.87,
    '47-2111.00': 0.86,
    '33-3051.00': 0.85,
  }
  const chosen = choose({ ...developer, career_goals: 'switch careers' }, { ...far, '15-1254.00': 0.8 })
  expect(chosen.indexOf('15-1254.00')).toBe(4)
})

test('how near each occupation is to a person', async () => {
  const people: Record<string, CareerProfile> = {
    developer,
    nurse: { job_title: 'Registered Nurse' },
    'technology alone': { industry: 'Technology' },
    'skills alone': { skills: ['Python', 'Sales'] },
  }
  const lines = Object.entries(people).map(([name, profile]) => {
    const signals = profileSignals(engine, profile)
    const kinds = codes.map((_, row) => suggestionKind(career, signals, row))
    const same = codes.filter((_, row) => kinds[row] === 'same field')
    const adjacent = kinds.filter(kind => kind === 'adjacent').length
    return `${name}: ${adjacent} adjacent; ${same.join(' ')}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/kinds.txt')
})

test('who asks for office work is not sent to drive, unless they name it', () => {
  const driver: CareerProfile = { job_title: 'Truck Driver', career_goals: 'an office job' }
  const totals = { '53-3052.00': 0.9, '43-5032.00': 0.5 }
  expect(choose(driver, totals)).toEqual(['43-5032.00'])
  expect(choose({ ...driver, career_goals: 'an office job, or bus driver' }, totals)).toContain('53-3052.00')
})

test('nobody is sent to a lower level of their own work unless the goals ask for it', () => {
  const nurse: CareerProfile = { job_title: 'Registered Nurse' }
  // Practical nurse, medical assistant and paramedic ask for a certificate, a registered nurse needs a degree.
  const totals = { '29-2061.00': 0.9, '31-9092.00': 0.88, '29-2043.00': 0.87, '29-1171.00': 0.6 }
  expect(choose(nurse, totals)).toEqual(['29-1171.00'])
  expect(choose({ ...nurse, career_goals: 'become a licensed practical nurse' }, totals)).toContain(
    '29-2061.00',
  )
  expect(choose({ ...nurse, career_goals: 'less responsibility' }, totals)).toContain('29-2061.00')
  // A dispatcher's work asks for one step less than a driver's: a neighbor, not a lower level.
  expect(choose({ job_title: 'Truck Driver' }, { '43-5032.00': 0.5 })).toEqual(['43-5032.00'])
})
