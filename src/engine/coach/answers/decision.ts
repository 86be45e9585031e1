import { roleDemands } from '#engine/demands/role-demands.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { type AnswerPart, type Asked, openScreen, profileUse, withQuery } from '../answer-part.ts'
import { chooseAdvice } from '../choose-advice.ts'
import { entryNeeds } from '../entry-needs.ts'
import type { ChosenAdvice } from '../load-coach-tables.ts'
import { localPay } from '../local-pay.ts'
import { weighsTwo } from '../message-offers.ts'
import { adviceUse, generalNote, goingOn, nextWords, opening } from './advice.ts'
import { demandUses } from './demands.ts'
import { GROWTH_USE } from './market.ts'
import { comparedOffers } from './offers.ts'
import { marketOf, payUses } from './pay.ts'

/** Stay, reshape or move, side by side; never a verdict. */
export function answerDecision(asked: Asked): AnswerPart {
  const { present, person, engine } = asked
  const chosen = chooseAdvice(asked, 'decision')
  // "School nurse" is a registered nurse's own occupation: no move at all.
  const best = person.suggestions.find(({ code }) => code !== present?.code)
  const target =
    asked.isRoleNamed && asked.role && asked.role.code !== present?.code ? asked.role : (best ?? null)
  const today = present ? marketOf(asked, present) : null
  const there = target ? marketOf(asked, target) : null
  const demands =
    target && present ? roleDemands(engine, { code: target.code, compareWith: present.code }) : null
  const offers = comparedOffers(asked)
  const lines: string[] = []
  if (present && today && !weighsTwo(asked.message.text))
    lines.push(
      `- **Stay:** ${present.role} pays ${localPay(today)?.range ?? 'an amount that is not published'} where you are. ${today.marketDemand.description}`,
      '- **Reshape:** ask for one change first: fewer parallel tasks, more say over the order, or work you are good at. It can be undone.',
    )
  const pay = there && localPay(there)
  if (target && pay && !weighsTwo(asked.message.text)) {
    const different =
      demands?.groups.filter(({ band }) => band !== null && band !== 'about the same').slice(0, 2) ?? []
    const compared = different.map(({ group, band }) => `${group} ${band}`).join(', ')
    lines.push(
      `- **Move:** for example to ${target.role}, ${pay.range}${compared === '' ? '' : `; compared with today: ${compared}`}. ${entryNeeds(engine, target.code, present?.code ?? null).join(' ')}`.trimEnd(),
    )
  }
  const warning = person.wellbeing?.isWarned
    ? [
        'Your check-ins have been below your usual for a while. Please decide nothing final in such a week: two weeks of notes first.',
      ]
    : []
  return {
    paragraphs: [
      opening(asked, 'decision', 'This is what I would try first.', chosen),
      ...warning,
      ...(offers?.paragraphs ?? []),
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...chosen.map(({ text }) => text),
    ],
    uses: [
      ...(today && localPay(today) ? payUses(today) : []),
      ...(demands ? demandUses(demands) : []),
      ...profileUse(asked),
      ...(warning.length > 0
        ? [{ kind: 'check-ins' as const, text: `your check-ins (${person.wellbeing?.checkIns ?? 0})` }]
        : []),
      ...chosen.map(adviceUse),
    ],
    question:
      weighsTwo(asked.message.text) && !offers
        ? 'What does each of them pay, with which hours, and how far is it from home?'
        : 'If pay were the same everywhere, which would you choose, and what is in the way of it?',
    actions: [
      openScreen('Go through it step by step', withQuery('/chat', { guide: 'decision', role: target?.role })),
    ],
    advice: chosen,
    facts: [chosen, offers?.facts, today, there, demands, person.wellbeing],
  }
}

const LOSS_OPENING =
  'I am sorry. That is a hard thing to be told, and nothing has to be solved today. What comes first:'
/** By the advice that fits best: somebody who still has the job needs no condolence. */
const WAITING_OPENING = 'Waiting for news like that is hard. What is in your hands:'
const SEARCH_OPENING = 'Looking for work is tiring, and it says little about your worth. What helps:'
const LOSS_OPENINGS = new Map([
  ['loss-fear', WAITING_OPENING],
  ['loss-plan', WAITING_OPENING],
  ['loss-search', SEARCH_OPENING],
  ['loss-passed-over', SEARCH_OPENING],
  ['loss-age', SEARCH_OPENING],
  ['loss-fast', SEARCH_OPENING],
  ['loss-days', SEARCH_OPENING],
  ['loss-lower', SEARCH_OPENING],
  ['loss-survivor', 'To be the one who stays is hard as well. What helps:'],
])

/** What cannot be told from the words is given back: it may be no loss at all. */
function lossOpening(asked: Asked, chosen: readonly ChosenAdvice[]): string {
  const [line] = chosen
  if (line && !line.isFitting) return goingOn(asked.message, 'What holds for most whose job ends:')
  return LOSS_OPENINGS.get(line?.id ?? '') ?? LOSS_OPENING
}

/** After losing work: the first days, and where the same work is wanted. */
export function answerJobLoss(asked: Asked): AnswerPart {
  const { present, depth } = asked
  const chosen = chooseAdvice(asked, 'job loss')
  const market = present ? marketOf(asked, present) : null
  const [nearby] = market?.relatedRoles ?? []
  return {
    paragraphs: [
      depth > 0
        ? goingOn(asked.message, nextWords(asked.message, chosen) ?? 'Going on from there:')
        : lossOpening(asked, chosen),
      ...chosen.map(({ text }) => text),
      ...(present && market && depth === 0
        ? [`For your own work, ${present.role}: ${market.marketDemand.description}`]
        : []),
      ...(nearby && depth === 0
        ? [
            `Close to it and growing: ${nearby.role}. ${entryNeeds(asked.engine, nearby.code, present?.code ?? null).join(' ')}`.trimEnd(),
          ]
        : []),
    ],
    uses: [...chosen.map(adviceUse), ...(market ? [GROWTH_USE] : []), ...profileUse(asked)],
    question: 'Who knows how this is for you right now, and how many months can you take to look?',
    actions: [
      openScreen('See suggested paths', '/career/suggestions'),
      ...(present
        ? [
            openScreen('Bring your résumé up to date', '/career/resume', {
              role: present.role,
              code: present.code,
            }),
          ]
        : []),
    ],
    advice: chosen,
    facts: [chosen, market],
  }
}

/** Coming back after time away: what the work asks for now, and how to tell of the break. */
export function answerReturn(asked: Asked): AnswerPart {
  const { role } = asked
  const chosen = chooseAdvice(asked, 'return')
  const market = role ? marketOf(asked, role) : null
  const skills = market
    ? [...market.skillsAnalysis.emergingSkills, ...market.skillsAnalysis.hotSkills].slice(0, 3)
    : []
  return {
    paragraphs: [
      ...generalNote(asked, chosen),
      ...chosen.map(({ text }) => text),
      ...(role && skills.length > 0 && asked.depth === 0
        ? [
            `What employers look for in ${role.role} work today: ${joinWithAnd(skills)}. Mark what you would have to refresh.`,
          ]
        : []),
      ...(market && asked.depth === 0 ? [market.marketDemand.description] : []),
    ],
    uses: [...chosen.map(adviceUse), ...profileUse(asked), ...(market ? [GROWTH_USE] : [])],
    question: 'What did you keep up or learn while you were away, inside or outside of work?',
    actions: role
      ? [
          openScreen('View Skill Gap', '/career/skills', role),
          openScreen('Open the Resume Builder', '/career/resume', role),
        ]
      : [openScreen('See suggested paths', '/career/suggestions')],
    advice: chosen,
    facts: [chosen, market],
  }
}
