import type { CrisisSubject } from '#shared/safety/crisis-language.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { type AnswerPart, openScreen } from '../answer-part.ts'

/** To somebody who may be in danger: people who can be reached now, and nothing about work. Numbers stand on the page, which knows the country. */
export function answerCrisis(subject: CrisisSubject): AnswerPart {
  return {
    paragraphs: TEXT[subject],
    uses: [],
    question: null,
    actions: [openScreen('Getting help now', HELP_NOW_PATH)],
    facts: [],
  }
}

const TEXT: Record<CrisisSubject, string[]> = {
  self: [
    'I am glad you wrote that down. It sounds like a lot to carry, and it can be said out loud to somebody.',
    '**If you are not safe, or not sure, please call your emergency number or a helpline now.** You can say just one sentence. “Getting help now” below has the numbers.',
    'I am a computer program, not a person, and cannot be with you in this. Someone you trust can: “I am not doing well. Can you stay with me for a while?”',
    'Work can wait. I am here for it whenever you want to come back to it.',
  ],
  others: [
    'That is serious, and it is good that you take it seriously.',
    '**If somebody may be in danger now, please call your emergency number.** “Getting help now” below has the numbers; a helpline also advises people who worry about somebody else.',
    'I am a computer program, not a person, and cannot judge this. You do not have to carry it alone either: tell someone you trust.',
  ],
}
