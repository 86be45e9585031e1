import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { GOAL_BOUNDS } from './goal-bounds.ts'
import { goalLabels, isInverted, isMisread, isRead, type LabelKind } from './goal-labels.ts'
import { type Measure, shareOf } from './measure.ts'
import { GOAL_HALVES, type GoalHalf, OPENED_GOAL_HALVES, readSet } from './read-set.ts'

const strings = z.array(z.string())

const writtenGoal = z.object({
  id: z.number(),
  currentTitle: z.string(),
  text: z.string(),
  /** What a career coach reads in the text. */
  reads: z.object({ roles: strings, fields: strings, conditions: strings, leave: strings }),
  mustNotRead: strings,
  /** From each group of codes at least one is to be suggested. */
  mustList: z.array(strings),
  mustNotList: strings,
})
type WrittenGoal = z.infer<typeof writtenGoal>

/** The rest of the profile is the same for all, so that the goals decide. */
const PROFILE = { years_experience: '6-10', skills: ['Communication', 'Problem Solving'] }
const WORD_REASON = /^Your goals mention/
const AIM_READ = 0.9
const FULL_CODE_CHARS = '00-0000'.length

/** Career goals in people's own words, beside what a coach would read in them and suggest. */
export function evaluateGoals(engine: Engine, halves: readonly GoalHalf[] = GOAL_HALVES): Measure[] {
  return halves.flatMap(half =>
    measuresOf(engine, half).map(measure => ({ ...measure, name: `${half}: ${measure.name}` })),
  )
}

function measuresOf(engine: Engine, half: GoalHalf): Measure[] {
  const bounds = GOAL_BOUNDS[half]
  const labelOf = goalLabels()
  const results = writtenGoals(half).map(goal => evaluateGoal(engine, goal, labelOf))
  if (process.argv.includes('--show') && OPENED_GOAL_HALVES.some(opened => opened === half))
    results.forEach(show)
  const labels = results.flatMap(result => result.labels)
  const ofKind = (kind: LabelKind) => labels.filter(label => label.kind === kind)
  const read = (kind: Exclude<LabelKind, 'not'>, name: string): Measure => ({
    name: `${name} read (${ofKind(kind).length})`,
    value: shareOf(ofKind(kind), label => label.isRead),
    least: bounds[kind],
    aim: AIM_READ,
  })
  const groups = results.flatMap(({ goal, listed }) => goal.mustList.map(codes => ({ codes, listed })))
  const barred = results.flatMap(({ goal, listed }) => goal.mustNotList.map(code => ({ code, listed })))
  return [
    { name: 'goals read by a coach', value: results.length, least: 30 },
    {
      name: `all that the coach reads (${labels.length})`,
      value: shareOf(labels, label => label.isRead),
      least: bounds.all,
      aim: AIM_READ,
    },
    read('role', 'roles'),
    read('field', 'fields'),
    read('condition', 'conditions of work'),
    read('leave', 'things to leave'),
    {
      name: 'goals of which at least nine tenths are read',
      value: shareOf(results, result => shareOf(result.labels, label => label.isRead) >= 0.9),
      least: bounds.goals,
    },
    {
      name: 'read with the wrong sign',
      value: labels.filter(label => label.isInverted).length,
      most: bounds.inverted,
      aim: 0,
    },
    {
      name: `read though the coach says it is not there (${results.flatMap(({ goal }) => goal.mustNotRead).length})`,
      value: results.flatMap(({ misread }) => misread).length,
      most: bounds.misread,
      aim: 0,
    },
    {
      name: `wanted occupations listed (${groups.length})`,
      value: shareOf(groups, ({ codes, listed }) => codes.some(code => holdsCode(listed, code))),
      least: bounds.listed,
      aim: 1,
    },
    {
      name: `occupations to leave that are listed (${barred.length})`,
      value: shareOf(barred, ({ code, listed }) => holdsCode(listed, code)),
      most: bounds.barred,
      aim: 0,
    },
    {
      name: 'reasons that rest on a shared word alone',
      value: results.reduce((sum, { wordReasons }) => sum + wordReasons, 0),
      most: 0,
    },
    {
      name: 'lists that hold the present role unasked',
      value: shareOf(results, ({ listed, now, reading }) =>
        listed.some(
          ({ code }) =>
            code === now?.code &&
            !reading.items.some(item => item.kind === 'role' && item.codes.includes(code)),
        ),
      ),
      most: bounds.present,
      aim: 0,
    },
  ]
}

function writtenGoals(half: GoalHalf): WrittenGoal[] {
  return readSet('goals', half, z.array(writtenGoal)).flatMap(({ content }) => content)
}

function evaluateGoal(engine: Engine, goal: WrittenGoal, labelOf: ReturnType<typeof goalLabels>) {
  const { reading, now, suggestions } = suggestCareers(engine, {
    ...PROFILE,
    job_title: goal.currentTitle,
    career_goals: goal.text,
  })
  const labels = (
    [
      ['role', goal.reads.roles],
      ['field', goal.reads.fields],
      ['condition', goal.reads.conditions],
      ['leave', goal.reads.leave],
    ] as const
  ).flatMap(([kind, names]) => names.map(name => ({ kind, name, label: labelOf(kind, name) })))
  const scored = labels.map(({ kind, name, label }) => ({
    kind,
    name,
    isRead: isRead(reading, kind, label),
    isInverted: isInverted(reading, { kind, label }, labels),
  }))
  return {
    goal,
    reading,
    now,
    listed: suggestions,
    labels: scored,
    misread: goal.mustNotRead.filter(name => isMisread(reading, labelOf('not', name))),
    wordReasons: suggestions.flatMap(({ reasons }) => reasons).filter(({ text }) => WORD_REASON.test(text))
      .length,
  }
}

function holdsCode(listed: Suggestion[], code: string): boolean {
  return listed.some(one => one.code.startsWith(code.slice(0, FULL_CODE_CHARS)))
}

function show({ goal, listed, now, reading, labels, misread }: ReturnType<typeof evaluateGoal>): void {
  const missed = goal.mustList.filter(codes => !codes.some(code => holdsCode(listed, code)))
  const wrong = goal.mustNotList.filter(code => holdsCode(listed, code))
  const names = (list: { kind: string; name: string }[]) =>
    list.map(({ kind, name }) => `${kind} ${name}`).join(', ')
  console.log(
    [
      `\n${goal.id} ${goal.currentTitle}: ${goal.text}`,
      reading.sentence,
      `not read: ${names(labels.filter(label => !label.isRead))}; wrong sign: ${names(labels.filter(label => label.isInverted))}; misread: ${misread.join(', ')}`,
      `now: ${now?.role}; listed: ${listed.map(({ role, kind }) => `${role} (${kind})`).join(' | ')}`,
      `not listed: ${missed.map(codes => codes.join('/')).join(' | ')}; wrongly listed: ${wrong.join(' | ')}`,
    ].join('\n  '),
  )
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Goals', evaluateGoals)
}
