import type { CareSituation } from '#shared/coach/care-situation.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { ALL_HELPLINES_URL, dialed, HELP_PLACES, helpPlaceOfZone } from '#shared/safety/helplines.ts'
import { supportLine } from '#shared/safety/support-lines.ts'
import { type AnswerPart, openScreen } from '../answer-part.ts'

/** Whom the person can call where they are. */
type LocalHelp = {
  /** "911", or words where the number is not known. */
  emergency: string
  /** A line that listens, as a phrase. */
  listens: string
  support: (kind: 'violence' | 'substance' | 'basics') => string
}

type CareText = {
  first: (help: LocalHelp) => string[]
  question: string
  /** What to say at work, or to whoever can help, in the person's own voice. */
  words: string
  /** To whoever goes on with it. */
  again: (help: LocalHelp) => string[]
  againQuestion: string
}

/** To somebody for whom something else comes before work: what helps first, who can be reached, and nothing about work but how to make room for it. */
export function answerCare(
  situation: CareSituation,
  timeZone: string | null,
  /** How often it was gone on with. */
  depth: number,
  wantsWords: boolean,
): AnswerPart & { question: string } {
  const help = helpNear(timeZone)
  const { first, question, again, againQuestion, words } = TEXT[situation]
  const isStill = depth > 1 && !wantsWords
  const paragraphs = [
    ...(wantsWords ? [`You could write or say: ${words}`] : []),
    ...(depth === 0 ? first(help) : isStill ? still(help) : again(help)),
  ]
  return {
    paragraphs,
    uses: [],
    question: depth === 0 ? question : isStill ? STILL_QUESTION : againQuestion,
    actions: [
      ...(CALLS_FIRST.includes(situation) ? callActions(timeZone) : []),
      ...(situation === 'basics' && HAVE_211.includes(helpPlace(timeZone).id)
        ? [openScreen('Call 211', 'tel:211')]
        : []),
      openScreen('Getting help now', HELP_NOW_PATH),
    ],
    facts: [paragraphs],
  }
}

/** To whoever has heard both: the same is not said a third time. */
function still({ emergency, listens }: LocalHelp): string[] {
  return [
    `I am still with that. What I can say to it I have said, and a person can do more here than a program: somebody you trust, a doctor, or a line (${listens}). **If it gets dangerous, call ${emergency}.**`,
    'You can keep writing here. When you want to come back to work, just ask.',
  ]
}
const STILL_QUESTION = 'Who could you tell next?'

/** Its first words, for an answer that goes on to work. */
export function careOpening(situation: CareSituation, timeZone: string | null): string[] {
  return TEXT[situation].first(helpNear(timeZone)).slice(0, 1)
}

/** What belongs to it also where the words for danger are said: whom to call for this very thing. */
export function careSupport(situation: CareSituation, timeZone: string | null): string[] {
  const help = helpNear(timeZone)
  if (situation === 'violence' || situation === 'substance' || situation === 'basics')
    return [help.support(situation)]
  return situation === 'emergency' || situation === 'error' ? TEXT[situation].first(help).slice(0, 1) : []
}

const HAVE_211: readonly string[] = ['US', 'CA']
const CALLS_FIRST: readonly CareSituation[] = ['emergency', 'violence']

/** A browser that keeps its place private says UTC. */
function isPlace(timeZone: string | null): timeZone is string {
  return timeZone !== null && /^(?!Etc\/)\w+\//u.test(timeZone)
}

/** Where nobody knows where somebody is, numbers of the United States are named as such. */
function helpPlace(timeZone: string | null) {
  const id = isPlace(timeZone) ? helpPlaceOfZone(timeZone) : 'US'
  return { id, place: HELP_PLACES.find(place => place.id === id) }
}

function helpNear(timeZone: string | null): LocalHelp {
  const { id, place } = helpPlace(timeZone)
  return {
    emergency: isPlace(timeZone)
      ? (place?.emergency ?? 'your local emergency number')
      : 'your emergency number (911 in the United States)',
    listens: place?.helpline
      ? `${place.helpline.call} listens at any hour, and you do not have to be in danger to call`
      : 'a helpline listens too, and you do not have to be in danger to call',
    support: kind =>
      isPlace(timeZone)
        ? supportLine(kind, id)
        : `In the United States: ${supportLine(kind, id)} Elsewhere: ${ALL_HELPLINES_URL}.`,
  }
}

function callActions(timeZone: string | null) {
  const number = helpPlace(timeZone).place?.emergency
  return number ? [openScreen(`Call ${number}`, `tel:${dialed(number)}`)] : []
}

const TEXT: Record<CareSituation, CareText> = {
  emergency: {
    words:
      '“I have a medical emergency, or somebody close to me has. I cannot come in today and will call when I can.”',
    first: ({ emergency }) => [
      `**Please stop and get help first: call ${emergency} now, or let somebody near you call.** What you describe can be serious, and only somebody who examines you can tell. I cannot.`,
      'Do not drive yourself, do not wait to see whether it passes, and do not stay alone with it. Gas, smoke or fumes: everybody out into fresh air first. Something in the eye or on the skin: rinse with water until help comes. A wound: press on it. Tell them when it began, and what was taken or breathed in, if anything.',
      'Nothing at work comes before this. One line is enough, and somebody else can send it: “I have a medical emergency and cannot come today.”',
    ],
    question: 'Is somebody with you who can call?',
    again: ({ emergency }) => [
      `Please do not go, and please do not wait for it to pass: **call ${emergency} first, and let them decide whether it can wait.** I cannot judge that from here, and neither can anybody who has not examined you.`,
      'If it is over for now, have it looked at today all the same, and say how long it lasted. Cost, a shift or a boss can be sorted out afterwards; I will help you with the words for that.',
    ],
    againQuestion: 'Can you make that call now, or can somebody near you?',
  },
  violence: {
    words:
      '“On … , at … , this was done to me: … . … saw it. I ask you to keep us apart and to tell me by … what you will do.”',
    first: ({ emergency, support }) => [
      `I am sorry. Nobody has the right to hurt, threaten, follow or touch you, at work or at home, whatever came before, and it is not your fault. **If you are in danger now, call ${emergency}.**`,
      `${support('violence')} They talk it through with you, also when you are not sure that it counts, and decide nothing for you.`,
      'Two things help later, whatever you decide: a note of each time (date, place, words, who saw it), kept where the other person cannot look, and one person who knows. If it is somebody at work, their superior, HR, a union or the labor inspectorate has to hear of it in writing; a lawyer or legal aid says what protects you.',
    ],
    question: 'Are you somewhere safe right now?',
    again: ({ emergency, support }) => [
      `You do not have to decide all of it today, and nobody but you decides it. Safe comes first: **${emergency} if it gets dangerous**, also when it is somebody you love or work for.`,
      `${support('violence')} They know how promises, pressure and “it was nothing” go on, and plan the next step with you: where to be, what to keep, whom to tell.`,
      'Work can give room meanwhile: another shift, another entrance, a desk or phone they cannot reach. “I need this for my safety” is reason enough to ask.',
    ],
    againQuestion: 'Who is one person that could know about this today?',
  },
  basics: {
    words:
      '“This month my pay does not reach for food and rent. Can I get an advance on what I have earned, or is there a hardship fund?”',
    first: ({ support }) => [
      'Food, a roof and warmth come before any plan for a career, and asking for them is nothing to be ashamed of: many people who work full time need it for a while.',
      support('basics'),
      'From work: ask payroll for an advance or for pay you have earned already, and HR for a hardship fund. Tell a landlord or power company before the date rather than after it, and in writing: many agree to a plan, and a legal aid office says what a notice means and how long you have.',
    ],
    question: 'What runs out first: food, the rent, power, or care for a child?',
    again: ({ support }) => [
      'One call at a time, the most urgent first. You can say it just so: “I work, and this month my pay does not cover food and rent. What can I get this week?”',
      support('basics'),
      'If somebody says no, ask who says yes: places differ in what they may give. Once this week is safe we can look at hours and pay, and I will help with that.',
    ],
    againQuestion: 'Which call is the first?',
  },
  substance: {
    words:
      '“I have a health matter that I am getting treated, and need … for it. I would like to keep the details to myself.”',
    first: ({ support }) => [
      'Thank you for saying it plainly; that is hard. Many people get through work this way for a while, and many get out of it again. I do not judge it, and I cannot treat it.',
      support('substance'),
      'Two things for today: do not drive, run machines or look after people on it. And if it is every day, do not stop all at once on your own: that can be dangerous, and a doctor makes it safe.',
      'At work you owe nobody this story in order to get help. An employee assistance program is in confidence, and asking before something happens usually leaves more doors open than being found out.',
    ],
    question: 'When in the day is it hardest to do without?',
    again: ({ support }) => [
      'That it goes on is no proof of a weak will; it is what these things do to a body, and it can be treated. A doctor is bound to keep it to themselves.',
      support('substance'),
      'If you call, this is enough: “I use it to get through work, and I want to stop safely. What can I do this week?” What a test or a rule at your work means is for a union, the assistance program or a lawyer; I would guess.',
    ],
    againQuestion: 'Would you call there today, or your doctor first?',
  },
  worthless: {
    words:
      '“I am not doing well at the moment, and I am very hard on myself. Could you keep me company for a while?”',
    first: ({ listens }) => [
      'That is a hard way to have to think of oneself, and I am sorry it has come to that. When somebody is worn out, or was turned down or put down often enough, such sentences feel like facts. They are not a measure of you, and I will not treat them as one.',
      `If it has been like this for two weeks or more, please tell a doctor: it can be treated. ${capital(listens)}.`,
      'For today one small thing is enough. Write down one thing you did this week that somebody else was better off for, however small. When you want, we look at what you can do by what you have done, and leave out how it feels.',
    ],
    question: 'What happened before it got this heavy?',
    again: ({ listens }) => [
      'I hear that it does not let go. You need not argue with it, and you need not earn a kind word first. Would you say that sentence to a friend who had the same year?',
      `Tell one person how it is, in one line: “I am very hard on myself at the moment, and I do not get out of it alone.” A doctor is a good one to tell; ${listens}.`,
    ],
    againQuestion: 'Who has seen you do something well?',
  },
  illness: {
    words:
      '“I am being treated for something serious. For the next … weeks I need … . I would like to keep the details to myself, and we can look again on … .”',
    first: () => [
      'I am sorry; that is a lot to carry, and it comes before work. What I can do is help work fit around it.',
      'You decide whom you tell, and how much. Changed hours or duties, leave and sick pay can be asked for with a doctor’s note that says what you need, and not what you have; a hospital’s social worker or patient service knows the forms, and HR has to keep them apart. Whether a law gives you a right to it is for them or a lawyer to say.',
    ],
    question: 'What would make the next weeks at work easier: hours, duties, place, or time off?',
    again: () => [
      'Let the treatment set the pace, and let work follow it. Ask the people who treat you what you can count on in the coming weeks: good hours, bad days, what to avoid. That is what a plan for work can be built on.',
      'You can ask for it for a while, and change it: “For the next eight weeks I need … After that we look again.” People agree more easily to what has an end.',
    ],
    againQuestion: 'What do you know already about how the next weeks will be?',
  },
  'pregnancy loss': {
    words: '“I had a medical loss and need … days. Please tell the team that I am out, and nothing more.”',
    first: () => [
      'I am so sorry for your loss. There is no right time to be over it, and no right way to be at work with it.',
      'You owe nobody at work the story: “I had a medical matter and need some time” is enough, and a doctor or midwife can write the note. Ask for what would help now: days off, shorter days, a task away from what hurts, one colleague who tells the others so that you need not.',
    ],
    question: 'What would help most right now: time off, a softer return, or words for the people there?',
    again: ({ listens }) => [
      'It may come in waves, at work too, and that is no weakness. Agree with one person on a sign for when you need to step out, and leave the room without explaining.',
      `Your midwife, doctor or hospital knows groups of parents who have been through it, and ${listens}.`,
    ],
    againQuestion: 'Who at work would you want to know, and who not?',
  },
  grief: {
    words: '“Somebody close to me died. I need … days, and a lighter start after them.”',
    first: () => [
      'I am sorry for your loss. Work can wait a little; take from this only what helps now.',
      'Most employers give some days, and more when asked: “Somebody close to me died. I need … days, and a lighter start after them.” You need not be the same at work as before.',
    ],
    question: 'What is hardest at work right now: being there, the people, or the thinking?',
    again: ({ listens }) => [
      'There is no schedule for this. Some days go, some do not, and both are usual.',
      `A group or a counselor for people who have lost somebody helps many, also when it was sudden or by their own hand; a doctor or a hospice knows one near you, and ${listens}.`,
    ],
    againQuestion: 'Is there somebody you can talk with about them?',
  },
  drowsy: {
    words:
      '“I am too tired to drive or operate safely. I need to rest before I go on. It is …, and I told … .”',
    first: () => [
      'First, please: when you feel drowsy at the wheel or at a machine, stop where it is safe and sleep. No schedule is worth that drive. Windows, music and coffee do not hold it off for long.',
      'For the next drive: nap before you start, ride with somebody, take a bus or a cab, or sleep where you are. Tell whoever makes the schedule, in writing, that you are not safe to drive or work like this; nodding off again and again is also something for a doctor.',
    ],
    question: 'When is the next time you would have to drive or run it like that?',
    again: () => [
      'Please not like that. Whoever nods off once does it again, and nobody feels the moment before it. Stop, hand over the keys or the machine, and sleep first.',
      'One sentence for work: “I am too tired to drive or operate safely. I need to rest before I go on.” Write down when you said it, and to whom.',
    ],
    againQuestion: 'Who could drive, or take over, the next time?',
  },
  error: {
    words:
      '“I have to tell you about a mistake. This is what happened: … . This is when: … . This is what I have done since: … .”',
    first: ({ emergency }) => [
      `The person it may hurt comes first. **Tell whoever can still act on it now**: the one in charge of the shift, the doctor, the supervisor, the safety officer; ${emergency} if somebody is in danger at this moment.`,
      'Say what happened, when, and how much, in plain words, and change or add nothing in a record afterwards. Told early it can often still be put right, and it is judged very differently from something found later.',
      'Your own side comes second, and it matters too: a union, your professional body, your insurer or a lawyer says what you have to report and what protects people who do. If you were told to keep quiet, write down by whom and when.',
    ],
    question: 'Can somebody still come to harm from it?',
    again: () => [
      'It is the hardest step, and it gets harder with each hour. You can say it just so: “I have to tell you about a mistake. This is what happened, this is when, and this is what I have done since.”',
      'If the one you would tell is the one who wants it quiet, go one further up, to the safety or compliance office, or to the authority that watches over your trade; many take word without a name. What it means for your license or your job is for a lawyer or your union; I would guess.',
    ],
    againQuestion: 'Who is the first person you could tell today?',
  },
  panic: {
    words: '“I have a health matter that I am having looked at. Until then it would help me to … .”',
    first: ({ emergency }) => [
      'That is frightening, and it happens to many more people at work than one would think. Such a wave usually passes within minutes. Some are helped by breathing out slowly, longer than in, and by naming things they can see.',
      `What it is I cannot say. If it is new to you, or comes with pain in the chest or fainting, have it looked at today, and call ${emergency} if it does not pass. A doctor or therapist can treat such fear well, and the earlier the easier.`,
      'You may step out: “I am not well, I need ten minutes.” Nobody is owed more than that.',
    ],
    question: 'When does it come: before work, with one task, or with one person?',
    again: ({ listens }) => [
      'You do not have to push through it, and you do not have to have it gone before you ask for help. Tell a doctor how often it comes and what it keeps you from; ' +
        `${listens}.`,
      'For the next time at work: a place to go to, one person who knows, and one sentence (“I need some air, I will be back”). A change of task, hours or place can be asked for with a doctor’s note that says what you need.',
    ],
    againQuestion: 'What would make tomorrow a little easier to walk into?',
  },
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
