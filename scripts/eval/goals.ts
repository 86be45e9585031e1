import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import { goalSignals } from '#engine/suggest/goal-signals.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { type Measure, shareOf } from './measure.ts'
import { readSet } from './read-set.ts'

const strings = z.array(z.string())

const writtenGoal = z.object({
  id: z.number(),
  currentTitle: z.string(),
  text: z.string(),
  /** What a career coach reads in the text. */
  reads: z.object({ roles: strings, fields: strings, conditions: strings, leave: strings }),
  /** From each group of codes at least one is to be suggested. */
  mustList: z.array(strings),
  mustNotList: strings,
})
type WrittenGoal = z.infer<typeof writtenGoal>

/** The rest of the profile is the same for all, so that the goals decide. */
const PROFILE = { years_experience: '6-10', skills: ['Communication', 'Problem Solving'] }
const WORD_REASON = /^Your goals mention/
const FULL_CODE_CHARS = '00-0000'.length

/** Career goals in people's own words, beside what a coach would read in them and suggest. */
export function evaluateGoals(engine: Engine): Measure[] {
  const results = writtenGoals().map(goal => evaluateGoal(engine, goal))
  if (process.argv.includes('--show')) results.forEach(show)
  const withRole = results.filter(({ goal }) => goal.reads.roles.length > 0)
  const withLeave = results.filter(({ goal }) => goal.reads.leave.length > 0)
  const withCondition = results.filter(({ goal }) => goal.reads.conditions.length > 0)
  const groups = results.flatMap(({ goal, listed }) => goal.mustList.map(codes => ({ codes, listed })))
  const barred = results.flatMap(({ goal, listed }) => goal.mustNotList.map(code => ({ code, listed })))
  return [
    { name: 'goals read by a coach', value: results.length, least: 50 },
    {
      name: `a role read where the coach reads one (${withRole.length})`,
      value: shareOf(withRole, ({ signals }) => signals.roles.size > 0),
      least: 0.2,
      aim: 0.9,
    },
    {
      name: `a move away noticed where the coach reads one (${withLeave.length})`,
      value: shareOf(withLeave, isMoveNoticed),
      least: 0.33,
      aim: 0.9,
    },
    {
      name: `any wish read where the coach reads a condition (${withCondition.length}); not all are right`,
      value: shareOf(withCondition, ({ signals }) => signals.intents.size > 0),
      least: 0.43,
      aim: 0.9,
    },
    {
      name: `wanted occupations listed (${groups.length})`,
      value: shareOf(groups, ({ codes, listed }) => codes.some(code => holdsCode(listed, code))),
      least: 0.63,
      aim: 1,
    },
    {
      name: `occupations to leave that are listed (${barred.length})`,
      value: shareOf(barred, ({ code, listed }) => holdsCode(listed, code)),
      most: 0.55,
      aim: 0,
    },
    {
      name: 'reasons that rest on a shared word alone',
      value: results.reduce((sum, { wordReasons }) => sum + wordReasons, 0),
      most: 113,
      aim: 0,
    },
    {
      name: 'goals with such a reason',
      value: shareOf(results, ({ wordReasons }) => wordReasons > 0),
      most: 0.82,
      aim: 0,
    },
  ]
}

/** A clause about the past is cut from the text, or a wish for change is read. */
function isMoveNoticed({ goal, signals }: ReturnType<typeof evaluateGoal>): boolean {
  return signals.text !== goal.text || signals.intents.has('change')
}

function writtenGoals(): WrittenGoal[] {
  return readSet('goals', z.array(writtenGoal)).flatMap(({ content }) => content)
}

function evaluateGoal(engine: Engine, goal: WrittenGoal) {
  const listed = suggestCareers(engine, {
    ...PROFILE,
    job_title: goal.currentTitle,
    career_goals: goal.text,
  })
  return {
    goal,
    listed,
    signals: goalSignals(engine, goal.text),
    wordReasons: listed.flatMap(({ reasons }) => reasons).filter(({ text }) => WORD_REASON.test(text)).length,
  }
}

function holdsCode(listed: Suggestion[], code: string): boolean {
  return listed.some(one => one.code.startsWith(code.slice(0, FULL_CODE_CHARS)))
}

function show({ goal, listed, signals }: ReturnType<typeof evaluateGoal>): void {
  const missed = goal.mustList.filter(codes => !codes.some(code => holdsCode(listed, code)))
  const wrong = goal.mustNotList.filter(code => holdsCode(listed, code))
  console.log(
    [
      `\n${goal.id} ${goal.currentTitle}: ${goal.text}`,
      `coach: ${JSON.stringify(goal.reads)}`,
      `read: ${[...signals.roles.values()].map(({ words }) => words).join(' | ')}; ${[...signals.intents].join(', ')}`,
      `listed: ${listed.map(({ role }) => role).join(' | ')}`,
      `not listed: ${missed.map(codes => codes.join('/')).join(' | ')}; wrongly listed: ${wrong.join(' | ')}`,
    ].join('\n  '),
  )
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Goals', evaluateGoals)
}
