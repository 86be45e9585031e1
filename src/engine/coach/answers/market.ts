import { roleDemands } from '#engine/demands/role-demands.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { PROJECTED_YEARS } from '#shared/career/data-sources.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import type { CoachUse } from '#shared/coach/coach-answer.ts'
import {
  type AnswerPart,
  type Asked,
  isPresentRole,
  openScreen,
  profileUse,
  withQuery,
} from '../answer-part.ts'
import { directAnswer } from '../choose-advice.ts'
import { cueWords } from '../cue.ts'
import { placeAbroad } from '../local-pay.ts'
import { adviceUse } from './advice.ts'
import { marketOf } from './pay.ts'

const AI_WORDS = new Set(
  cueWords(
    'ai artificial automated automation automate robots chatgpt obsolete replace replaced machines software driverless self',
  ),
)
const SKILL_WORDS = new Set(cueWords('skill skills know learn'))
const SKILLS_SHOWN = 3
const TRENDS_SHOWN = 3

export const GROWTH_USE: CoachUse = {
  kind: 'source',
  text: `growth: BLS Employment Projections, ${PROJECTED_YEARS}`,
}

/** Whether a role is wanted, and what is known of AI in it. */
export function answerMarket(asked: Asked): AnswerPart {
  const { role, engine, message, place, depth } = asked
  if (!role)
    return {
      paragraphs: [
        'I can show how many jobs a role has and how that is projected to change, once I know the role.',
      ],
      uses: [],
      question: 'Which role or field do you have in mind?',
      actions: [openScreen('Open Market Insights', '/career/market-insights')],
      facts: [],
    }
  const market = marketOf(asked, role)
  const direct = directAnswer(asked, 'market')
  const demands = roleDemands(engine, { code: role.code })
  const { hotSkills, emergingSkills } = market.skillsAnalysis
  const outlook = `**${role.role}:** ${market.marketDemand.description}`
  const ai = [demands?.ai.potential?.text, demands?.ai.seen?.text].filter(text => text !== undefined)
  const asksAi = message.words.some(word => AI_WORDS.has(word))
  const asksSkills = message.words.some(word => SKILL_WORDS.has(word))
  const skills = [...emergingSkills, ...hotSkills].slice(0, SKILLS_SHOWN)
  const related = market.relatedRoles.filter(
    ({ growthPercent }) => growthPercent > (market.outlook?.growthPercent ?? 0),
  )
  const facts =
    depth > 0 && direct.length === 0
      ? market.industryTrends.slice(0, TRENDS_SHOWN)
      : asksAi
        ? [
            ...(ai.length > 0 ? [ai.join(' ')] : [`Nothing is published on AI in ${role.role} work.`]),
            'These say where AI can help with tasks or is used today. None of them says that jobs will go.',
            outlook,
          ]
        : [
            outlook,
            ...(skills.length > 0 && asksSkills
              ? [`Employers ask for ${joinWithAnd(skills)} in it now.`]
              : []),
          ]
  const paragraphs = [
    ...direct.map(({ text }) => text),
    ...(direct.length > 0 ? [outlook] : facts),
    ...(place && placeAbroad(market) === null
      ? [
          `That is for the whole country: no forecast for ${placeInSentence(place)} is in my data. Postings there, and two people who hire, tell more.`,
        ]
      : []),
  ]
  const nearby = direct.length > 0 ? undefined : related[depth]
  const isShrinking = (market.outlook?.growthPercent ?? 0) < 0
  if (nearby && (isShrinking || asksAi || depth > 0))
    paragraphs.push(
      `Related work that is projected to grow more: ${nearby.role}, ${signed(nearby.growthPercent)}% over ten years.`,
    )
  return {
    paragraphs,
    uses: [
      ...direct.map(adviceUse),
      GROWTH_USE,
      ...(asksAi
        ? [{ kind: 'source' as const, text: 'AI: three published measures, shown with the role' }]
        : []),
      ...(isPresentRole(asked) ? profileUse(asked) : []),
    ],
    question: asksAi
      ? 'Which part of your work would you least like to hand over?'
      : 'Do you want to stay in this work if it is steady, or are you looking for something that grows?',
    actions: [
      openScreen(
        'See the market for this role',
        withQuery('/career/market-insights', {
          role: role.role,
          location: place ?? asked.person.profile?.location,
        }),
        role,
      ),
    ],
    advice: direct,
    facts: [market, demands, direct],
  }
}

function signed(percent: number): string {
  return percent > 0 ? `+${percent}` : String(percent)
}
