import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { type CrisisSubject, crisisLanguage } from '#shared/safety/crisis-language.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import {
  ALL_HELPLINES_URL,
  dialed,
  type HelpPlace,
  helplineSentence,
  helplinesOfZone,
} from '#shared/safety/helplines.ts'
import { type AnswerPart, openScreen } from '../answer-part.ts'

/** "Yes I mean it" after an answer to somebody in danger goes on with that; more words say themselves what they are about. */
const MAX_GOING_ON_WORDS = 7

/** The danger that a message speaks of, or that a few words go on from. */
export function dangerIn(message: string, before: CoachContext | null): CrisisSubject | null {
  const isShort = message.trim().split(/\s+/u).length <= MAX_GOING_ON_WORDS
  return crisisLanguage(message) ?? (isShort ? (before?.danger ?? null) : null)
}

/** To somebody who may be in danger: people who can be reached now, by the clock of the profile, and nothing about work. */
export function answerCrisis(subject: CrisisSubject, timeZone: string | null): AnswerPart {
  const places = helplinesOfZone(timeZone ?? '')
  const [first, ...rest] = TEXT[subject]
  // Where nobody knows where somebody is, a number that can be dialed stands first.
  const named = timeZone
    ? places
    : places.toSorted((one, other) => Number(!one.helpline) - Number(!other.helpline))
  const numbers = `${named.map(helplineSentence).join(' ')} Elsewhere: ${ALL_HELPLINES_URL}.`
  return {
    paragraphs: [first, numbers, ...rest],
    uses: [],
    question: null,
    actions: [...callActions(places), openScreen('Getting help now', HELP_NOW_PATH)],
    facts: [],
  }
}

/** To tap: the first helpline of these places, and the emergency number of the person's own. */
function callActions(places: readonly HelpPlace[]) {
  const helpline = places.find(place => place.helpline)?.helpline?.call
  const numbers = [helpline, places[0]?.emergency].filter(number => typeof number === 'string')
  return numbers.map(number => openScreen(`Call ${number}`, `tel:${dialed(number)}`))
}

const TEXT: Record<CrisisSubject, [string, ...string[]]> = {
  self: [
    'I am glad you wrote that down. It sounds like a lot to carry, and it can be said out loud to somebody. **If you are not safe, or not sure, please call your emergency number or a helpline now.** You can say just one sentence.',
    'I am a computer program, not a person, and cannot be with you in this. Someone you trust can: “I am not doing well. Can you stay with me for a while?”',
    'Work can wait. I am here for it whenever you want to come back to it.',
  ],
  others: [
    'That is serious, and it is good that you take it seriously. **If somebody may be in danger now, please call your emergency number.** A helpline also advises people who worry about somebody else.',
    'I am a computer program, not a person, and cannot judge this. You do not have to carry it alone either: tell someone you trust.',
  ],
}
