import { roleDemands } from '#engine/demands/role-demands.ts'
import type { DemandGroupName, RoleDemands } from '#shared/career/role-demands.ts'
import type { CoachRole, CoachUse } from '#shared/coach/coach-answer.ts'
import { type AnswerPart, type Asked, isPresentRole, openScreen, profileUse } from '../answer-part.ts'
import { directAnswer } from '../choose-advice.ts'
import { cueWords } from '../cue.ts'
import { adviceUse } from './advice.ts'
import { TASKS_USE } from './tasks-use.ts'

/** Which words of a message ask after which group of conditions. */
const GROUP_WORDS: readonly { group: DemandGroupName; words: readonly string[] }[] = [
  { group: 'hours', words: cueWords('hours overtime week part-time') },
  {
    group: 'predictability',
    words: cueWords('schedule shifts weekends nights flexible flexibility regular'),
  },
  {
    group: 'pace',
    words: cueWords('stress stressful pressure deadlines calm calmer quiet pace demanding hard easy'),
  },
  {
    group: 'emotional load',
    words: cueWords(
      'angry customers people conflict emotional emotionally heavy grief sad draining stressful',
    ),
  },
  { group: 'control', words: cueWords('control autonomy freedom decide') },
  {
    group: 'body and place',
    words: cueWords(
      'physical physically stand feet lifting lift sit desk body back knees shoulder shoulders hips dock unload unloading heavy tarp tarping',
    ),
  },
]
const DEFAULT_GROUPS: readonly DemandGroupName[] = ['hours', 'predictability', 'pace', 'control']
const FROM_HOME = /\b(?:(?:from|at) home|home office|remote(?:ly)?|hybrid|wfh|telework)\b/iu
const TRAVEL = /\b(?:travel(?:l?ing)?|planes?|flying|on the road)\b/iu
/** An average on a scale says nothing to somebody who does not know the questionnaire. */
const BARE_AVERAGE = / of \d on average\.$/u
const MAX_GROUPS = 3
const CONDITIONS_PER_GROUP = 2
/** "Tell me more" turns to the groups that were not shown yet. */
const ALL_GROUPS: readonly DemandGroupName[] = [
  'hours',
  'predictability',
  'pace',
  'emotional load',
  'control',
  'responsibility',
  'body and place',
  'precision and monotony',
]

/** What a role asks of a person, as people in it were asked, beside today's role. */
export function answerDemands(asked: Asked): AnswerPart {
  const { role, engine, present, message, depth } = asked
  if (!role)
    return {
      paragraphs: [
        'I can show what people in a role report about hours, pace and say over their work, once I know the role.',
      ],
      uses: [],
      question: 'Which role would you like to know about?',
      actions: [openScreen('See suggested paths', '/career/suggestions')],
      facts: [],
    }
  const other = present && !isPresentRole(asked) ? present : null
  const demands = roleDemands(engine, {
    code: role.code,
    ...(other ? { compareWith: other.code } : {}),
  })
  if (!demands)
    return {
      paragraphs: [
        ...taskTexts(asked, role),
        `Nobody has asked people in ${role.role} work about its conditions, so I would rather not guess.`,
      ],
      uses: [],
      question: 'Do you know anybody who does this work, and could you ask them about last month’s hours?',
      actions: [],
      facts: [],
    }
  const roleWords = new Set(cueWords(role.role))
  const groups = chosenGroups(
    message.words.filter(word => !roleWords.has(word)),
    depth,
  )
  const lines = groups.flatMap(name => groupText(demands, name, other?.role ?? null))
  const asksHome = FROM_HOME.test(message.text)
  const tasks = taskTexts(asked, role)
  const direct = directAnswer(asked, 'demands')
  return {
    paragraphs: [
      ...direct.map(({ text }) => text),
      ...tasks,
      ...(asksHome ? [`**From home:** ${demands.from_home.text}`] : []),
      ...(TRAVEL.test(message.text)
        ? [`How much people in ${role.role} work travel is not published, so that is one to ask about.`]
        : []),
      ...(lines.length === 0 && !asksHome
        ? [`What people in ${role.role} work say of its hours, pace and conditions is not published.`]
        : []),
      ...(lines.length > 0 ? [`**${role.role}:**\n${lines.map(line => `- ${line}`).join('\n')}`] : []),
      // Who asks about one thing wants that answered, and no advice for an interview.
      ...(direct.length > 0 || (isNamedGroup(message.words) && depth === 0)
        ? []
        : [
            `Employers differ more than occupations do. Worth asking in an interview: "${demands.questions[depth % demands.questions.length]}"`,
          ]),
    ],
    uses: [
      ...direct.map(adviceUse),
      ...(tasks.length > 0 ? [TASKS_USE] : []),
      ...demandUses(demands),
      ...(other ? profileUse(asked) : []),
    ],
    question: other
      ? lines.length > 1
        ? `Which of these matters most to you, compared with your work as ${other.role} today?`
        : `How is that for you as ${other.role} today?`
      : lines.length > 1
        ? 'Which of these costs you the most today?'
        : 'How is that where you work?',
    actions: [openScreen('See what the work asks of a person', '/career/suggestions', role)],
    advice: direct,
    facts: [demands, tasks, direct],
  }
}

const TASKS_SHOWN = 5
/** "What does a coder do all day?" asks for the work itself. */
const ASKS_TASKS =
  /\b(?:do(?:es)? .{0,40}\bdo(?:ing)? (?:all day|every day|each day|day to day|exactly|actually|at work)|(?:typical|normal|usual|average) (?:work)?day|day in the life|day to day|tasks|duties|what (?:is|does) (?:the|that|this) job (?:like|involve)|what do they (?:actually |even |really )?do\b|what would i (?:actually |be )?do(?:ing)?\b)/iu

function taskTexts({ engine, message }: Asked, { role, code }: CoachRole): string[] {
  const tasks = (engine.career.tasks().get(code) ?? []).slice(0, TASKS_SHOWN)
  if (tasks.length === 0 || !ASKS_TASKS.test(message.text)) return []
  return [`What people in **${role}** work do, by O*NET:\n${tasks.map(task => `- ${task}`).join('\n')}`]
}

export function asksTasks(text: string): boolean {
  return ASKS_TASKS.test(text)
}

export function demandUses({ answers }: RoleDemands): CoachUse[] {
  return answers
    ? [{ kind: 'source', text: `conditions: O*NET, ${answers.answered_by}, ${answers.year}` }]
    : []
}

function isNamedGroup(words: readonly string[]): boolean {
  return GROUP_WORDS.some(({ words: cues }) => words.some(word => cues.includes(word)))
}

function chosenGroups(words: readonly string[], depth: number): DemandGroupName[] {
  const named = GROUP_WORDS.filter(({ words: cues }) => words.some(word => cues.includes(word))).map(
    ({ group }) => group,
  )
  const first = (named.length > 0 ? named : DEFAULT_GROUPS).slice(0, MAX_GROUPS)
  if (depth === 0) return first
  const rest = ALL_GROUPS.filter(group => !first.includes(group))
  const from = ((depth - 1) * MAX_GROUPS) % rest.length
  return rest.slice(from, from + MAX_GROUPS)
}

function groupText(demands: RoleDemands, name: DemandGroupName, otherRole: string | null): string[] {
  const group = demands.groups.find(candidate => candidate.group === name)
  if (!group || group.conditions.length === 0) return []
  const conditions = group.conditions
    .map(({ text }) => text)
    .filter(text => !BARE_AVERAGE.test(text))
    .slice(0, CONDITIONS_PER_GROUP)
    .join(' ')
  const against = otherRole === null ? 'in all occupations' : `as ${otherRole}`
  const band =
    group.band === null
      ? null
      : group.band === 'about the same'
        ? `about the same as ${otherRole === null ? 'elsewhere' : `for ${otherRole}`}`
        : `${group.band} than ${against}`
  if (conditions === '') return band === null ? [] : [`${capital(name)}: ${band}.`]
  return [`${capital(name)}${band === null ? '' : ` (${band})`}: ${conditions}`]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
