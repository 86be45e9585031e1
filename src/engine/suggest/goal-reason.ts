import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { MatchReason } from '#shared/career/suggestion.ts'
import type { CareerIntent } from './goal-signals.ts'
import { namesOtherRole } from './named-level.ts'
import type { ProfileSignals } from './profile-signals.ts'
import { intentScore } from './score-career.ts'
import { wishAnswer } from './wish-answer.ts'

const MIN_GOAL_SKILL_USAGE = 0.7
const MIN_INTENT_SCORES = { lead: 0.35, other: 0.25 } as const
const MIN_LEADERSHIP_Z_SCORE = 0.3

/** What in a person's goals this role answers, in one true sentence. */
export function goalReason(
  career: CareerData,
  signals: ProfileSignals,
  row: number,
): Pick<MatchReason, 'text' | 'evidence'> | null {
  const { goals } = signals
  const named = goals.roles.get(row)
  if (named?.isDescribed)
    return {
      text:
        named.score === 1
          ? 'Your goals seem to describe it.'
          : 'It is close to what your goals seem to describe.',
      evidence: ['described', named.words],
    }
  if (named) {
    const isOther = namesOtherRole(named.words, career.occupations.roles[row] ?? '')
    const text = isOther
      ? `It is among the closest matches to what your goals name: "${named.words}".`
      : named.score === 1
        ? `Your goals name it: "${named.words}".`
        : `It is close to what your goals name: "${named.words}".`
    return { text, evidence: ['named', named.words] }
  }
  const field = goals.fields.get(row)
  if (field)
    return {
      text: `It is work in a field your goals name: "${field.field}".`,
      evidence: ['field', field.field],
    }
  const skill = goals.skills.find(use => use.usageIn(row) >= MIN_GOAL_SKILL_USAGE)
  if (skill)
    return {
      text: `Your goals point to ${skill.name.toLowerCase()}, which this role uses.`,
      evidence: ['skill', skill.name],
    }
  const wishes = goals.wishes
    .map(wish => ({
      ...wishAnswer(career, signals.currentOccupation?.row ?? null, row, wish),
      measure: wish.measure,
    }))
    .filter(({ met }) => met === 'met')
  const answered = wishes.find(({ measure }) => !measure.includes('/'))
  if (answered) return { text: answered.text, evidence: ['wish', answered.condition] }
  const intent = [...goals.intents]
    .filter(intent => intent !== 'lead' || isLeadershipRole(career, row))
    .map(intent => ({ intent, score: intentScore(career, signals, row, intent) }))
    .filter(
      ({ intent, score }) => score >= (intent === 'lead' ? MIN_INTENT_SCORES.lead : MIN_INTENT_SCORES.other),
    )
    .sort((a, b) => b.score - a.score)[0]
  if (intent) return { text: INTENT_SENTENCES[intent.intent], evidence: ['intent', intent.intent] }
  const rated = wishes[0]
  return rated ? { text: rated.text, evidence: ['wish', rated.condition] } : null
}

function isLeadershipRole({ occupations }: CareerData, row: number): boolean {
  const guiding = occupations.element('activities', 'Guiding, Directing, and Motivating Subordinates')
  return (
    /^11-/.test(occupations.codes[row] ?? '') || occupations.zScore(row, guiding) > MIN_LEADERSHIP_Z_SCORE
  )
}

const INTENT_SENTENCES: Record<CareerIntent, string> = {
  lead: 'You want to lead, and leading people is part of this role.',
  earn: 'You want to earn more, and its median pay is well above that of most work.',
  'own business': 'You think of working for yourself, and many people in this work do.',
  teach: 'You want to teach or mentor, and that matters more here than in most roles.',
  change: 'You want a change, and this lies outside your present field.',
  stability: 'You look for security, and this work is projected to grow.',
  expertise: 'You want to deepen your craft, and this stays within your field.',
  help: 'You want to help people, and caring for others matters more here than in most roles.',
}
