import { roleDemands } from '#engine/demands/role-demands.ts'
import type { ResolvedRole } from '#engine/occupations/resolve-role.ts'
import type { DemandGroupName } from '#shared/career/role-demands.ts'
import type { CoachUse } from '#shared/coach/coach-answer.ts'
import type { GuideTable } from '#shared/coach/guide.ts'
import { demandUses } from '../answers/demands.ts'
import { marketOf, payUses } from '../answers/pay.ts'
import { presentRole } from '../coach-person.ts'
import { localPay } from '../local-pay.ts'
import { askedAbout, type GuideContent, type GuideQuestion, roleStep, step } from './guide-question.ts'

/** What of a role's demands wears people out or lets them recover. */
const COMPARED: readonly DemandGroupName[] = ['hours', 'predictability', 'pace', 'control']
const UNKNOWN = 'not published'
const NO_ROLE = 'your profile names no role yet'

/** Stay, reshape or move side by side in pay, demands and energy; never a verdict. */
export function decisionGuide(question: GuideQuestion): GuideContent {
  const { engine, person, answers } = question
  const present = presentRole(engine, person)
  const { role: target, step: first } = roleStep(
    question,
    'Which role could you move to? Any that you have thought of will do.',
    person.suggestions.find(({ code }) => code !== present?.code)?.role ?? '',
  )
  const [, stay = '', reshape = '', move = ''] = answers
  const compared = target ? comparison(question, present, target) : null
  const table = compared && withOwnWords(compared.table, [stay, reshape, move])
  return {
    steps: [
      first,
      step(question, 1, {
        prompt: 'Stay: what is good where you are, and what would have to change?',
        table: compared?.table ?? null,
      }),
      step(question, 2, {
        prompt: 'Reshape: which one thing could you ask for first?',
        hint: 'Fewer tasks at once, more say over the order, another shift, work you are good at. It can be undone.',
      }),
      step(question, 3, {
        prompt: 'Move: what would it bring, what would it cost, and what is a first step that can be undone?',
        hint: 'Talking to somebody who does the work, a course, one application. A notice is no first step.',
      }),
    ],
    outcome: {
      paragraphs: [
        ...(person.wellbeing?.isWarned
          ? [
              'Your check-ins have been below your usual for a while. Please decide nothing final in such a week: two weeks of notes first.',
            ]
          : []),
        'Side by side, in your words and in figures. None of them is the right one by itself; the one whose first step can be undone is the one to try first.',
      ],
      table,
    },
    used: compared?.used ?? [],
  }
}

function comparison(
  question: GuideQuestion,
  present: ResolvedRole | null,
  target: ResolvedRole,
): { table: GuideTable; used: CoachUse[] } {
  const asked = askedAbout(question, target)
  const there = marketOf(asked, { role: target.role, code: target.code })
  const here = present ? marketOf(asked, { role: present.role, code: present.code }) : null
  const demands = roleDemands(question.engine, {
    code: target.code,
    ...(present && { compareWith: present.code }),
  })
  const bands = COMPARED.flatMap(name => {
    const group = demands?.groups.find(({ group: other }) => other === name)
    return group?.band ? [`${name} ${group.band}`] : []
  })
  const pay = (market: typeof there | null) =>
    market === null ? NO_ROLE : (localPay(market)?.range ?? UNKNOWN)
  const { wellbeing } = question.person
  const energy = wellbeing
    ? `${wellbeing.averageEnergy.toFixed(1)} of 5 in your last check-ins`
    : 'no check-ins to go by'
  return {
    table: {
      head: ['Stay', 'Reshape', 'Move'],
      rows: [
        { name: 'Work', cells: [present?.role ?? 'today', present?.role ?? 'today', target.role] },
        { name: 'Pay', cells: [pay(here), here ? `${pay(here)}, the same at first` : NO_ROLE, pay(there)] },
        {
          name: 'Demands',
          cells: [
            'as you know them',
            'one of them changed',
            bands.length === 0 ? UNKNOWN : `compared with today: ${bands.join(', ')}`,
          ],
        },
        {
          name: 'Energy',
          cells: [
            energy,
            'changing load, say or support is what lasts',
            'the first months cost energy; a move alone does not lower exhaustion',
          ],
        },
      ],
    },
    used: [
      ...payUses(there),
      ...(demands ? demandUses(demands) : []),
      ...(wellbeing ? [{ kind: 'check-ins' as const, text: `your check-ins (${wellbeing.checkIns})` }] : []),
    ],
  }
}

function withOwnWords(table: GuideTable, words: readonly string[]): GuideTable {
  return { ...table, rows: [...table.rows, { name: 'Your words', cells: [...words] }] }
}
