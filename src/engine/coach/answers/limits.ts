import { shortened } from '#engine/text/shortened.ts'
import { FREE_CHAT_CONVERSATIONS_PER_MONTH, TRIAL_DAYS } from '#shared/billing/plans.ts'
import { NEWEST_WAGES, onetSource, PROJECTED_YEARS } from '#shared/career/data-sources.ts'
import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { PRODUCT } from '#shared/product.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { type AnswerPart, type Asked, openScreen } from '../answer-part.ts'
import { directAnswer } from '../choose-advice.ts'
import { cueWords } from '../cue.ts'
import { adviceUse } from './advice.ts'

type LimitTopic = Extract<
  CoachTopic,
  'about coach' | 'small talk' | 'medical' | 'legal' | 'investment' | 'off topic'
>

/** What the coach does not do, said plainly, with who does. */
export function answerLimit(asked: Asked, topic: LimitTopic): AnswerPart {
  const { text, again, question = null, actions = [], facts = [] } = ANSWERS[topic](asked)
  // Whom to ask about this very matter, and what to keep until then.
  const direct = directAnswer(asked, topic)
  if (direct.length > 0)
    return {
      paragraphs: [`You asked: ${quoted(asked)} What I can say to that:`, ...direct.map(line => line.text)],
      uses: direct.map(adviceUse),
      question,
      actions,
      advice: direct,
      facts: [direct],
    }
  // Whoever asks on was told already that the coach is none to ask.
  return {
    paragraphs: asked.depth > 0 ? (again ?? text) : text,
    ...(again && { again }),
    uses: [],
    question,
    actions,
    facts,
  }
}

const QUOTE_MAX_CHARS = 80

/** The beginning of what was asked: what is long is known to who wrote it. */
function quoted({ message }: Asked): string {
  return `“${shortened(message.text.trim(), QUOTE_MAX_CHARS)}”`
}

type LimitAnswer = {
  text: string[]
  again?: string[]
  question?: string
  actions?: AnswerPart['actions']
  facts?: AnswerPart['facts']
}

const IDENTITY = `I am a program, the ${PRODUCT} coach, and no person. Without a language model I answer from the career engine: occupational data with source and year, your profile, and a list of graded advice.`
const PRIVACY =
  'Your messages are kept for you alone: you can delete them, and nobody at your work sees them. What I used stands under each answer.'
const KEPT =
  'Your messages are kept in your account until you delete them, conversation by conversation, and go with the account when you delete that.'
const MEMORY =
  'Within a conversation I go by what was said in it. From one to the next I know your profile and your goals, and what else you allow, but not what we talked about: earlier conversations stay in your list, where you can search and open them.'
const READERS =
  'You alone can read them here. Nobody at your work sees that you write, and no other user can open your conversations.'
const NO_MODEL = `No, I am the ${PRODUCT} coach. I look things up and follow written rules; a language model words my answers only where this server has one and you have agreed to it, and the answer says so.`
const SOURCES = `Figures on work come from public statistics: skills and tasks from ${onetSource('skills')}, US pay of ${NEWEST_WAGES} and projections for ${PROJECTED_YEARS} from the Bureau of Labor Statistics. The source and its year stand under each answer that uses them.`
const ABILITIES =
  'You can ask me what a role pays and how wanted it is, what it asks of a person, what you still need for it and where to learn that, how to prepare a résumé, an interview or a talk about pay, and what may help with load, conflict, limits, rest, or a decision. I give no medical, legal or investment advice.'
const COST = `The first ${TRIAL_DAYS} days everything is open. After them Free has ${FREE_CHAT_CONVERSATIONS_PER_MONTH} conversations with me a month, and Professional has no such limit. Getting help now never costs anything.`
const THANKS_WORDS = new Set(cueWords('thanks thank thx bye goodbye appreciate appreciated helps helped'))
const HELP_WORDS = new Set(cueWords('help do'))
const COST_WORDS = new Set(cueWords('free cost costs price charge charged bill billed subscription fee'))
const MEMORY_WORDS = new Set(cueWords('remember remembered forget forgot memory recall last'))
const KEPT_WORDS = new Set(cueWords('delete deleted keep kept store stored save saved'))
const READER_WORDS = new Set(
  cueWords(
    'read reads see sees send sends tell tells employer boss manager clinic hospital school district company job coworkers hr',
  ),
)
const PRIVACY_WORDS = new Set(cueWords('private privacy share shared data confidential sell'))
const MODEL_WORDS = new Set(cueWords('chatgpt gpt openai gemini claude llm'))
const SOURCE_WORDS = new Set(cueWords('figures numbers source sources statistics'))

const ANSWERS: Record<LimitTopic, (asked: Asked) => LimitAnswer> = {
  'about coach': ({ message }) => ({
    ...aboutCoach(message.words),
    question: 'What would you like to think through?',
  }),
  'small talk': ({ person, present, message, depth }) => {
    const name = nameOf(person.profile?.full_name)
    if (message.words.some(word => THANKS_WORDS.has(word)))
      return {
        text: [`You are welcome${name}. Come back whenever you want to go on, or to tell me how it went.`],
      }
    if (depth > 0)
      return {
        text: [
          `I am here${name}. A good start is what happened at work today, or what a role pays near you.`,
        ],
      }
    const work = present ? `your work as ${present.role}` : 'your work'
    return {
      text: [
        `Good to hear from you${name}. We can look at ${work}, at what comes next, or at how it is going for you.`,
      ],
      question: 'What is on your mind today?',
    }
  },
  medical: asked => ({
    text: [
      `That is a question for a doctor, and I would not want to guess: ${quoted(asked)}. I cannot diagnose anything and know nothing about medicines.`,
      'What I can do is look at the part of it that comes from work: load, hours, say over the work, and what could change there.',
    ],
    again: [`For that, too, a doctor is the one to ask: ${quoted(asked)}.`],
    question: 'Is there one thing at work that makes it worse?',
    actions: [openScreen('Getting help now', HELP_NOW_PATH)],
  }),
  legal: asked => ({
    text: [
      `I cannot tell you what the law says here: ${quoted(asked)}. A lawyer, a union, or your state’s labor department can, and many offer a first talk for free.`,
      'Until then: keep dated notes and copies of what you may keep, and sign nothing you have not read twice.',
    ],
    again: [
      `I cannot answer that one myself: ${quoted(asked)}. Your state’s labor department lists a phone number for questions about pay and hours, and so does the Wage and Hour Division of the U.S. Department of Labor. A legal aid office or the bar’s referral service near you names a lawyer for a first talk.`,
      'Have the dates, your hours and one page of pay at hand when you call, and ask what the deadline is.',
    ],
    question: 'Would it help to prepare the talk with the person you would ask first?',
  }),
  investment: asked => ({
    text: [
      `Money to invest or save is outside of what I know: ${quoted(asked)}. A fee-only adviser who earns nothing from what you buy is the better address.`,
      'I can help with the income side: what your work pays, and what could raise it.',
    ],
    again: [`That is one for an adviser too: ${quoted(asked)}.`],
    question: 'Shall we look at published pay for your role?',
    actions: [openScreen('Open Market Insights', '/career/market-insights')],
  }),
  'off topic': asked => ({
    text: [
      `I do not know about that: ${quoted(asked)}. I know about work: roles, pay, skills, applications, and how work is going for you.`,
    ],
    question: 'Is there something about your work behind the question?',
  }),
}

function aboutCoach(words: readonly string[]): LimitAnswer {
  if (words.some(word => COST_WORDS.has(word)))
    return {
      text: [COST],
      actions: [openScreen('See the plans', '/product/pricing')],
      facts: [{ TRIAL_DAYS, FREE_CHAT_CONVERSATIONS_PER_MONTH }],
    }
  const told = ABOUT.filter(([cues]) => words.some(word => cues.has(word))).map(([, text]) => text)
  if (told.length > 0)
    return { text: told, facts: [{ onet: onetSource('skills'), NEWEST_WAGES, PROJECTED_YEARS }] }
  return { text: words.some(word => HELP_WORDS.has(word)) ? [ABILITIES, IDENTITY] : [IDENTITY, PRIVACY] }
}

/** What is asked for by name is told, and only that. */
const ABOUT: readonly (readonly [cues: ReadonlySet<string>, text: string])[] = [
  [MODEL_WORDS, NO_MODEL],
  [new Set(cueWords('made built who')), IDENTITY],
  [MEMORY_WORDS, MEMORY],
  [KEPT_WORDS, KEPT],
  [READER_WORDS, READERS],
  [PRIVACY_WORDS, PRIVACY],
  [SOURCE_WORDS, SOURCES],
]

function nameOf(fullName: string | null | undefined): string {
  const first = fullName?.trim().split(/\s+/u)[0]
  return first ? `, ${first}` : ''
}
