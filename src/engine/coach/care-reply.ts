import { type CareSituation, HARM_BY_OTHERS, SAFETY_SITUATIONS } from '#shared/coach/care-situation.ts'
import type { CoachContext, CoachTopic } from '#shared/coach/coach-answer.ts'
import { answerCare } from './answers/care.ts'
import { lifelineSentence } from './answers/crisis.ts'
import { asksWords } from './answers/own-words.ts'
import type { CareModel } from './care-model.ts'
import { hasDied, isGettingWorse, isInsult, isLongAgo, isUnderAge, situationByRule } from './care-rules.ts'
import { FIGURE_TOPICS } from './choose-parts.ts'
import type { CoachReply, CoachTurn } from './coach-turn.ts'
import type { CoachMessage } from './read-message.ts'
import { names } from './topics-in-context.ts'

/** A situation that comes before work, told in this message or gone on with from the one before. */
export type ReadCare = {
  situation: CareSituation
  isGoingOn: boolean
  /** This message itself tells of it. */
  isTold: boolean
}

/** How likely it must be that a message tells of any situation: an ordinary question that is taken for one gets no answer. */
const MIN_ANY_SITUATION = 0.6
/** Where none stands out the message is rather a long one about work. */
const MIN_SITUATION = 0.25
/** After it less is enough: it is worse to leave somebody alone with it than to stay a message too long. */
const MIN_SITUATION_AGAIN = 0.1
const MIN_GOING_ON = 0.3
/** Questions about work are answered beside these; beside the others nothing about work is. */
const BESIDE_WORK: readonly CareSituation[] = ['illness', 'grief', 'drowsy']
const MIN_ASKED_CHANCE = 0.5

/** "Ok, different question", "forget the 401k": said to end what was spoken of. */
const CHANGES_SUBJECT =
  /^(?:(?:ok(?:ay)?|al+ ?right|anyways?|so|thanks|thank you|well|but)[,.! ]+)*(?:(?:an)?other (?:question|topic|subject|thing[:,])|(?:new|different|unrelated) (?:question|topic|subject|thing)|chang(?:e|ing) (?:of |the )?subject|separately[,: ]|on (?:an)?other (?:note|topic))/iu
/** "No, ALS is a certificate", "that's not what I meant". */
const DENIES =
  /^(?:no|nah|nope|sorry)[,. ]|\b(?:not what i (?:meant|said|asked)|you (?:misread|misunderstood))\b/iu

/** What comes before work in a message; a second message may go on with it in few words or many. */
export function careIn(model: CareModel, message: string, before: CoachContext | null): ReadCare | null {
  const own = situationIn(model, message)
  const earlier = before?.care
  const isMore =
    earlier !== undefined &&
    !CHANGES_SUBJECT.test(message.trim()) &&
    !DENIES.test(message.trim()) &&
    ((model.situations(message).get(earlier) ?? 0) >= MIN_SITUATION_AGAIN ||
      model.goesOn(message) >= MIN_GOING_ON)
  if (earlier === 'relative' && hasDied(message))
    return { situation: 'grief', isGoingOn: false, isTold: true }
  if (earlier !== undefined && isGettingWorse(message))
    return { situation: 'emergency', isGoingOn: earlier === 'emergency', isTold: true }
  if (own !== null && !(isMore && SAFETY_SITUATIONS.includes(earlier) && BESIDE_WORK.includes(own)))
    return { situation: own, isGoingOn: own === earlier, isTold: true }
  return isMore ? { situation: earlier, isGoingOn: true, isTold: false } : null
}

/** Plain words are sure; danger to a body that the model sees comes before a lesser thing they name. */
function situationIn(model: CareModel, message: string): CareSituation | null {
  const plain = situationByRule(message)
  const chances = [...model.situations(message)]
  const [best] = chances.toSorted((one, other) => other[1] - one[1])
  const any = chances.reduce((sum, [, chance]) => sum + chance, 0)
  const isLikely = any >= MIN_ANY_SITUATION && (best?.[1] ?? 0) >= MIN_SITUATION
  const likely = best !== undefined && isLikely ? best[0] : null
  if (likely === 'grief' && plain === null && isLongAgo(message)) return null
  const told = plain ?? likely
  // A young person is told whom young people turn to.
  if (told !== null && HARM_BY_OTHERS.includes(told) && isUnderAge(message)) return 'minor'
  const isWorse = likely !== null && SAFETY_SITUATIONS.includes(likely)
  if (plain !== null && !(isWorse && BESIDE_WORK.includes(plain))) return plain
  return likely === 'worthless' && isInsult(message) ? null : likely
}

/** Nothing about work is said beside it, whatever is asked. */
export function isBeforeAllWork({ situation }: ReadCare): boolean {
  return !BESIDE_WORK.includes(situation)
}

/** No question about work stands beside it. */
export function isCareOnly(
  { isGoingOn }: ReadCare,
  message: CoachMessage,
  topics: readonly CoachTopic[],
): boolean {
  const [first] = withoutUnaskedFigures(topics, message)
  if (first === undefined || message.isStatement || (isGoingOn && asksWords(message.text))) return true
  if (isGoingOn && !message.cueTopics.includes(first)) return true
  return (message.chances.get(first) ?? 0) < MIN_ASKED_CHANCE
}

/** Figures of a role are no comfort: they are shown to whoever asks for them with a role or a place. */
export function withoutUnaskedFigures(topics: readonly CoachTopic[], message: CoachMessage): CoachTopic[] {
  return topics.filter(
    topic => !FIGURE_TOPICS.includes(topic) || (message.cueTopics.includes(topic) && names(message)),
  )
}

export function careReply(
  { situation, isGoingOn }: ReadCare,
  question: CoachTurn,
  /** It may be too much to live with. */
  maybeDanger = false,
): CoachReply {
  const { before, message, helpPlace } = question
  const depth = isGoingOn && before ? before.depth + 1 : 0
  const answer = answerCare(
    situation,
    helpPlace,
    depth,
    asksWords(message),
    `${isGoingOn ? before?.about : ''}\n${message}`,
  )
  const paragraphs = [...answer.paragraphs, ...(maybeDanger ? [lifelineSentence(helpPlace)] : [])]
  const { role = null, place = null } = before ?? {}
  return {
    text: [...paragraphs, `**${answer.question}**`].join('\n\n'),
    used: answer.uses,
    actions: answer.actions,
    // The roles that were listed and what was said before stay known; a danger that was told does too.
    context: { ...before, topics: [], role, place, about: message, depth, care: situation },
    facts: answer.facts,
  }
}
