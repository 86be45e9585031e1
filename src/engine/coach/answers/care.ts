import { type CareSituation, HARM_BY_OTHERS, SAFETY_SITUATIONS } from '#shared/coach/care-situation.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { ALL_HELPLINES_URL, HELP_PLACES, type HelpPlaceId } from '#shared/safety/helplines.ts'
import { type SupportKind, supportLine } from '#shared/safety/support-lines.ts'
import { type AnswerPart, openScreen } from '../answer-part.ts'
import { callActions } from './call-actions.ts'
import type { LocalHelp } from './care-text.ts'
import { CARE_TEXTS } from './care-texts.ts'

/** To somebody for whom something else comes before work: what helps first, who can be reached, and nothing about work but how to make room for it. */
export function answerCare(
  situation: CareSituation,
  /** Where the person is; null where nobody knows. */
  place: HelpPlaceId | null,
  /** How often it was gone on with. */
  depth: number,
  wantsWords: boolean,
  /** This message, and the one that it goes on from. */
  told: string,
): AnswerPart & { question: string } {
  const help = helpNear(place)
  const { first, question, again, againQuestion, words } = CARE_TEXTS[situation]
  const isStill = depth > 1 && !wantsWords
  const paragraphs = [
    ...(MAYBE_WATCHED.includes(situation) && WATCHED.test(told) ? [UNWATCHED] : []),
    ...(situation === 'assault' && depth > 0 && BODY.test(told) ? [CLINIC] : []),
    ...(wantsWords ? [`You could write or say: ${words}`] : []),
    ...(depth === 0 ? first(help) : isStill ? still(help) : again(help)),
  ]
  return {
    paragraphs,
    uses: [],
    question: depth === 0 ? question : isStill ? STILL_QUESTION : againQuestion,
    actions: [
      ...(CALLS_FIRST.includes(situation) ? callActions(place, ['emergency']) : []),
      ...(situation === 'basics' && HAVE_211.includes(place ?? 'US')
        ? [openScreen('Call 211', 'tel:211')]
        : []),
      openScreen('Getting help now', HELP_NOW_PATH),
    ],
    facts: [paragraphs],
  }
}

const MAYBE_WATCHED: readonly CareSituation[] = [...HARM_BY_OTHERS, 'minor']
/** Somebody else looks at what is written here. */
const WATCHED =
  /\b(?:checks?|reads?|looks? (?:at|through)|goes through|tracks?|has|keeps?) (?:\w+ )?my (?:phone|messages|texts|mails?|emails?|location)\b|\b(?:tracker|spyware)\b/iu
const UNWATCHED =
  '**If somebody looks at this phone, use another one to call**: a friend’s, one at work, in a library or a shop. Delete this conversation in the list when you are done, and keep no note here that they could find.'
const BODY =
  /\b(?:do ?n['’]?t|dont|can['’]?t|cant) remember\b|\b(?:ripped|torn|bleeding|inside me|woke up|on top of me|raped?)\b/iu
const CLINIC =
  'I am sorry. What you describe is not yours to have prevented. **A doctor, clinic or emergency room can see you in the first days**, for your health and to keep proof in case you want it one day; you decide what happens with it. You can bring somebody, and you need not have decided anything before.'

/** To whoever has heard both: the same is not said a third time. */
function still({ emergency, listens }: LocalHelp): string[] {
  return [
    `I am still with that. What I can say to it I have said, and a person can do more here than a program: somebody you trust, a doctor, or a line (${listens}). **If it gets dangerous, call ${emergency}.**`,
    'You can keep writing here. When you want to come back to work, just ask.',
  ]
}
const STILL_QUESTION = 'Who could you tell next?'

/** Its first words, for an answer that goes on to work. */
export function careOpening(situation: CareSituation, place: HelpPlaceId | null): string[] {
  return CARE_TEXTS[situation].first(helpNear(place)).slice(0, 1)
}

/** What belongs to it also where the words for danger are said: whom to call for this very thing. */
export function careSupport(situation: CareSituation, place: HelpPlaceId | null): string[] {
  const help = helpNear(place)
  const kind = SUPPORT_KINDS[situation]
  if (kind) return [help.support(kind)]
  return situation === 'emergency' || situation === 'error'
    ? CARE_TEXTS[situation].first(help).slice(0, 1)
    : []
}

const SUPPORT_KINDS: Partial<Record<CareSituation, SupportKind>> = {
  violence: 'violence',
  assault: 'assault',
  exploited: 'exploited',
  child: 'child',
  minor: 'young',
  substance: 'substance',
  basics: 'basics',
  eating: 'eating',
}

const HAVE_211: readonly string[] = ['US', 'CA']
const CALLS_FIRST: readonly CareSituation[] = [...SAFETY_SITUATIONS, 'unreal']

/** Where nobody knows where somebody is, numbers of the United States are named as such. */
function helpNear(id: HelpPlaceId | null): LocalHelp {
  const place = HELP_PLACES.find(one => one.id === (id ?? 'US'))
  return {
    emergency:
      id === null
        ? 'your emergency number (911 in the United States)'
        : (place?.emergency ?? 'your local emergency number'),
    listens: place?.helpline
      ? `${place.helpline.call} listens at any hour, and you do not have to be in danger to call`
      : 'a helpline listens too, and you do not have to be in danger to call',
    support: kind =>
      id === null
        ? `In the United States: ${supportLine(kind, 'US')} Elsewhere: ${ALL_HELPLINES_URL}.`
        : supportLine(kind, id),
  }
}
