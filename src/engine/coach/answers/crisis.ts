import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { type CrisisSubject, crisisLanguage } from '#shared/safety/crisis-language.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import {
  ALL_HELPLINES_URL,
  type HelpPlaceId,
  helplineSentence,
  helplinesAt,
} from '#shared/safety/helplines.ts'
import { type AnswerPart, openScreen } from '../answer-part.ts'
import { callActions } from './call-actions.ts'

/** "Yes I mean it" after an answer to somebody in danger goes on with that, whatever the words. */
const MAX_GOING_ON_WORDS = 7

/** Of more words it must be likely that they go on. */
const MIN_GOING_ON = 0.5

/** The danger that a message speaks of, or that it goes on from. */
export function dangerIn(
  message: string,
  before: CoachContext | null,
  goesOn: (text: string) => number,
): CrisisSubject | null {
  const own = crisisLanguage(message) ?? (isThreat(message) ? 'others' : null)
  if (before?.care === 'unreal' && TOLD_TO.test(message)) return 'others'
  if (own === null && before?.wasInDanger && TAKES_BACK.test(message)) return 'self'
  if (own !== null || before?.danger === undefined) return own
  if (MEANS_WORK.test(message) || TURNS_TO_WORK.test(message)) return null
  if (LAST_THINGS.test(message)) return before.danger
  const isShort = message.trim().split(/\s+/u).length <= MAX_GOING_ON_WORDS
  // "I am safe now. What does a nurse earn?": the last sentence says where somebody goes on.
  const last =
    message
      .trim()
      .split(/(?<=[.?!])\s+/u)
      .at(-1) ?? message
  return isShort || goesOn(last) >= MIN_GOING_ON ? before.danger : null
}

/** "No, I mean the company": what was read as danger was about work. */
const MEANS_WORK =
  /^(?:no|nah|sorry|oh)?[,. ]*(?:i (?:just )?mean(?:t)?|it['’]?s|just) (?:the |my |this |about )*(?:company|job|work|contract|role|team|project|career|position|place|office)\b/iu
/** A voice, a radio or a sign gives orders. */
const TOLD_TO =
  /\b(?:it|he|she|they|voices?|radio|tv|phone) (?:told|tells?|wants?|says?) (?:me )?(?:to|i (?:should|must|have to)) (?:make|hurt|kill|stop|silence|shut|get rid|end|do it)\b/iu
/** "Back to the report": asked for in so many words. */
const TURNS_TO_WORK =
  /\bback to (?:work|the|my|that|business)\b|\b(?:different|another|other) (?:question|topic|thing)\b/iu
/** "Forget I said it": who takes it back once more is not taken at that word alone. */
const TAKES_BACK =
  /\b(?:forget (?:i (?:said|wrote) (?:it|that|anything)|what i (?:said|wrote))|never ?mind what i (?:said|wrote)|ignore what i (?:said|wrote)|i didn['’]?t mean (?:it|that)|it['’]?s (?:fine|nothing) (?:really|forget))/iu
/** After words for danger these are no questions about work. */
const LAST_THINGS =
  /\b(?:life insurance|insurance pay\w*|pension|my will|a will|funeral|goodbye|good-bye|farewell|beneficiar\w+|my (?:things|stuff|belongings|savings|dog|cat)|a letter to|a note)\b/iu
const TOOK_SOMETHING =
  /\b(?:took|taken|swallowed|ate|overdos\w+)\b[^.?!]{0,40}\b(?:pills?|tablets?|paracetamol|tylenol|acetaminophen|ibuprofen|meds|medication|xanax|load|overdose|bottle|packet|pack)\b/iu
/** What somebody could use is there already. */
const AT_HAND =
  /\b(?:(?:everything|all) i need (?:is )?(?:here|with me|ready|in (?:the|my))|(?:gun|rope|pills?|tablets?|knife|blade) (?:is |are )?(?:here|ready|in (?:my|the) (?:hand|car|bag|drawer|lap)|next to me|on the (?:table|seat)|loaded))\b/iu
const PEOPLE_AT_WORK =
  '(?:him|her|them|(?:my|the) (?:boss|manager|supervisor|coworker|co-worker|colleague|foreman|receptionist|owner))'
const HARM_TO_OTHERS = new RegExp(
  [
    String.raw`\b(?:bring|bringing|take|taking) (?:a |my |the )?(?:gun|knife|weapon|rifle|pistol) (?:in\b|to work|to the|into)`,
    String.raw`\b(?:smash|bash|cave|break) (?:[\w'’]+ ){1,3}(?:face|skull|teeth|head in)\b`,
    String.raw`\bvoices? (?:say|says|tell|tells)\b`,
    String.raw`\btells? me to (?:hurt|kill)\b`,
    String.raw`\bwant (?:him|her|them) to suffer\b`,
    String.raw`\bi know (?:what time|when|where) (?:he|she|they|my (?:boss|manager|supervisor|foreman)) (?:walks?|lives?|parks?|leaves?|sleeps?)\b`,
    String.raw`\b(?:ruined|destroyed) my (?:life|career|family)\b[^?]*\b(?:find out|pay for|regret|what (?:that|it) costs)\b`,
    String.raw`\b(?:want to|wanna|going to|gonna|will|plan to|planning to|feel like) (?:kill|hurt|shoot|stab|strangle|killing|hurting|shooting|stabbing|strangling) ${PEOPLE_AT_WORK}\b`,
  ].join('|'),
  'iu',
)

/** Somebody may hurt another: no question of conflict. */
export function isThreat(message: string): boolean {
  return HARM_TO_OTHERS.test(message) && !FIGURE_OF_SPEECH.test(message)
}

const FIGURE_OF_SPEECH =
  /\b(?:with (?:kindness|my|the|this|our) ?(?:pitch|idea|work|numbers|presentation)?|on (?:film|camera|location|video)|in the game|quota|tennis|chess)\b/iu

/** To somebody who may be in danger: people who can be reached now, by the clock of the profile, and nothing about work. */
export function answerCrisis(
  subject: CrisisSubject,
  /** Where the person is; null where nobody knows. */
  place: HelpPlaceId | null,
  /** This message, and before it the one that it goes on from. */
  told: string,
  /** How often it was gone on with. */
  depth: number,
): AnswerPart {
  const places = helplinesAt(place)
  // Where it is about minutes the emergency number is the first to tap.
  const isUrgent = TOOK_SOMETHING.test(told) || AT_HAND.test(told)
  const [first, ...rest] = (depth === 0 ? TEXT : depth === 1 ? AGAIN : STILL)[subject]
  const numbers = `${places.map(helplineSentence).join(' ')} Elsewhere: ${ALL_HELPLINES_URL}.`
  return {
    paragraphs: [
      ...(TOOK_SOMETHING.test(told) ? [POISON] : []),
      ...(isThreat(told) ? [DISTANCE] : []),
      ...(AT_HAND.test(told) ? [AWAY_FROM_IT] : []),
      first,
      numbers,
      ...rest,
    ],
    uses: [],
    question: null,
    actions: [
      ...callActions(place, isUrgent ? ['emergency', 'helpline'] : ['helpline', 'emergency']),
      openScreen('Getting help now', HELP_NOW_PATH),
    ],
    facts: [],
  }
}

/** Beside an answer to something else that may be too much to live with. */
export function lifelineSentence(place: HelpPlaceId | null): string {
  const numbers = helplinesAt(place)
    .filter(({ helpline }) => helpline !== null)
    .map(helplineSentence)
  return `If it ever gets so heavy that you think of not living: ${numbers.join(' ')} One sentence is enough there too.`
}

const POISON =
  '**If you took something, please go to an emergency room or call your emergency number now, not to work.** That you feel fine does not mean it did no harm. In the United States Poison Control, 1-800-222-1222, also answers at any hour.'
const DISTANCE =
  '**Please put distance between yourself, that person and anything you could hurt them with, and call before you do anything.** You can say it just so: “I am afraid of what I might do.”'

const AWAY_FROM_IT =
  '**Please step away from it now: out of that room, to where people are, and call from there.** Lock nothing behind you. Whoever answers stays on the line with you.'

/** To whoever goes on with it: the same help in other words. */
const AGAIN: Record<CrisisSubject, [string, ...string[]]> = {
  self: [
    'I take that seriously, and I would stay with it before anything about work. **Please call now, or tell somebody near you: “I am not safe on my own.”** You need not explain it first.',
    'If it is too much to call, text, knock on a door, or go where people are. I am a program; a person can stay with you.',
  ],
  others: [
    'I would stay with that before anything about work. **If it may be dangerous now, please call your emergency number**, and do not keep a promise of silence about it.',
    'A helpline tells you what to say and what not to. You do not have to judge it alone.',
  ],
}

/** To whoever has heard both. */
const STILL: Record<CrisisSubject, [string, ...string[]]> = {
  self: [
    'I am still with that. What I can say I have said, and a person can do more. **If it is still there, please call or text now**, also if it is only to hear a voice.',
    'If it has passed for now, tell one person about it today all the same. To go on with work, write “back to work” and your question.',
  ],
  others: [
    'I am still with that. **If somebody may be in danger, your emergency number is the next step**, and a helpline if you are not sure.',
    'To go on with work, write “back to work” and your question.',
  ],
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
