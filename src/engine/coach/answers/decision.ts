import { roleDemands } from '#engine/demands/role-demands.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { type AnswerPart, type Asked, openScreen, profileUse, withQuery } from '../answer-part.ts'
import { chooseAdvice } from '../choose-advice.ts'
import { entryNeeds } from '../entry-needs.ts'
import type { ChosenAdvice } from '../load-coach-tables.ts'
import { localPay } from '../local-pay.ts'
import { weighsTwo } from '../message-offers.ts'
import { adviceUse, furtherWords, generalNote, goingOn, nextWords, opening, quoted } from './advice.ts'
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
  const isBetweenTwo = weighsTwo(asked.told)
  // Who asks whether to go is shown both sides; whoever asks how to tell the boss is not.
  const showsWays =
    !isBetweenTwo && (asked.depth === 0 || asked.isRoleNamed) && (GOES.test(asked.told) || !isSure(chosen))
  if (present && today && showsWays)
    lines.push(
      `- **Stay:** ${present.role} pays ${localPay(today)?.range ?? 'an amount that is not published'} where you are. ${today.marketDemand.description}`,
      '- **Reshape:** ask for one change first: fewer parallel tasks, more say over the order, or work you are good at. It can be undone.',
    )
  const pay = there && localPay(there)
  if (target && pay && showsWays) {
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
    question: isBetweenTwo
      ? FIGURES.test(asked.told) || offers
        ? 'Which of the two would you be sorrier to have turned down a year from now?'
        : 'What does each of them pay, with which hours, and how far is it from home?'
      : 'If pay were the same everywhere, which would you choose, and what is in the way of it?',
    actions: [
      openScreen('Go through it step by step', withQuery('/chat', { guide: 'decision', role: target?.role })),
    ],
    advice: chosen,
    facts: [chosen, offers?.facts, today, there, demands, person.wellbeing],
  }
}

/** Pay that was named need not be asked for. */
const FIGURES = /\b\d{2,3}\b.*\b\d{2,3}\b/su
const GOES =
  /\b(?:stay|staying|leave|leaving|quit|quitting|resign|move on|moving on|switch|switching|stick it out|get out|come back|coming back)\b/iu

function isSure(chosen: readonly ChosenAdvice[]): boolean {
  return chosen[0]?.isSure ?? false
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

/** Nobody is sorry for a loss that has not come. */
const STILL_HAS_JOB =
  /\b(?:should i be (?:scared|worried|nervous)|rumou?rs?|rumou?red|might|may (?:lose|cut|close|be)|going to (?:cut|close|lay|fire|let)|gonna|about to|pretty sure|calendar invite|cutting|next (?:week|month|fall|spring|year)|before (?:monday|tuesday|wednesday|thursday|friday))\b/iu

/** What cannot be told from the words is given back: it may be no loss at all. */
function lossOpening(asked: Asked, chosen: readonly ChosenAdvice[]): string {
  const [line] = chosen
  if (line && !line.isFitting) return goingOn(asked.message, 'What holds for most whose job ends:')
  const opening = LOSS_OPENINGS.get(line?.id ?? '')
  if (opening) return opening
  if (STILL_HAS_JOB.test(asked.message.text)) return WAITING_OPENING
  return asked.message.isStatement
    ? `You wrote: “${quoted(asked.message.text)}” ${LOSS_OPENING}`
    : `You asked: “${quoted(asked.message.text)}” I am sorry that it has come to this. What I would do:`
}

/** After losing work: the first days, and where the same work is wanted. */
export function answerJobLoss(asked: Asked): AnswerPart {
  const { present, depth } = asked
  const chosen = chooseAdvice(asked, 'job loss')
  const looks = LOOKS_FOR_WORK.test(asked.message.text)
  const market = present && depth === 0 && looks ? marketOf(asked, present) : null
  // After losing work nobody is sent to school for years.
  const nearby = looks
    ? market?.relatedRoles.find(
        ({ code }) =>
          !entryNeeds(asked.engine, code, present?.code ?? null).some(text => text.includes('degree')),
      )
    : undefined
  return {
    paragraphs: [
      depth > 0
        ? goingOn(
            asked.message,
            nextWords(asked.message, chosen) ?? furtherWords(asked.message, chosen, 'Going on from there:'),
          )
        : lossOpening(asked, chosen),
      ...chosen.map(({ text }) => text),
      ...(present && market
        ? [`For your own work, ${present.role}: ${market.marketDemand.description}`]
        : []),
      ...(nearby
        ? [
            `Close to it and growing: ${nearby.role}. ${entryNeeds(asked.engine, nearby.code, present?.code ?? null).join(' ')}`.trimEnd(),
          ]
        : []),
    ],
    uses: [...chosen.map(adviceUse), ...(market ? [GROWTH_USE] : []), ...profileUse(asked)],
    question: looks ? 'How many months can you take to look?' : 'Who knows how this is for you right now?',
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

/** Demand for the work matters to somebody who has to find some. */
const LOOKS_FOR_WORK =
  /\b(?:find|look(?:ing)?|appl(?:y|ied|ying)|hunt(?:ing)?|search(?:ing)?|next job|new job|another job|hir(?:e|ed|ing)|where (?:do|can|could) i|what (?:now|next|else)|jobs?\?)\b/iu

/** Coming back after time away: what the work asks for now, and how to tell of the break. */
export function answerReturn(asked: Asked): AnswerPart {
  const { role } = asked
  const chosen = chooseAdvice(asked, 'return')
  const asksMarket = STILL_WANTED.test(asked.message.text)
  const market = role && asked.depth === 0 && asksMarket ? marketOf(asked, role) : null
  const skills = market
    ? [...market.skillsAnalysis.emergingSkills, ...market.skillsAnalysis.hotSkills].slice(0, 3)
    : []
  return {
    paragraphs: [
      ...generalNote(asked, chosen),
      ...chosen.map(({ text }) => text),
      ...(role && skills.length > 0
        ? [
            `What employers look for in ${role.role} work today: ${joinWithAnd(skills)}. Mark what you would have to refresh.`,
          ]
        : []),
      ...(market ? [market.marketDemand.description] : []),
    ],
    uses: [...chosen.map(adviceUse), ...profileUse(asked), ...(market ? [GROWTH_USE] : [])],
    question: isSure(chosen)
      ? null
      : 'What did you keep up or learn while you were away, inside or outside of work?',
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

/** Whether what one knew still counts, and whether anybody hires. */
const STILL_WANTED =
  /\b(?:skills?|stale|rusty|outdated|out of date|behind|refresh|caught? up|keep up|market|hir(?:e|ed|ing)|take me|want me|demand|need(?:ed)? any|still (?:good|worth|know|remember))\b/iu
