import * as z from 'zod'
import type { CoachPerson } from '#engine/coach/coach-person.ts'
import type { AiTool } from '#server/ai/ai.ts'
import type { CareerDeps } from '#server/career/career-deps.ts'
import { monthOf } from '#server/career/person-facts.ts'
import { type CoachUse, LOOKUP_TOPICS, type LookupTopic } from '#shared/coach/coach-answer.ts'
import { plainAnswer } from '#shared/coach/plain-answer.ts'
import { wellbeingFact } from './model-context.ts'

const TITLE_MAX_CHARACTERS = 120
const POSTING_MAX_CHARACTERS = 4_000
const REQUIREMENTS_TOLD = 12
const name = z.string().max(TITLE_MAX_CHARACTERS)
const roleInput = z.object({
  role: name.nullish().describe('A job title; left out, the role of the person today'),
  place: name.nullish().describe('A city, state or country; left out, the place of the person'),
})

const DESCRIPTIONS: Record<LookupTopic, string> = {
  pay: 'Published pay of a role at a place, beside what the role of the person today pays there.',
  market: 'How wanted a role is: openings, projected growth, skills that employers ask for, AI in it.',
  gap: 'What the person still needs for a role: licenses, levels of key skills, what to begin with.',
  demands: 'What a role asks of a person: hours, pace, say over the work, conditions.',
}

/** The career engine as tools. They know one person, whatever a model asks for; `onUsed` hears what an answer rests on. */
export function coachTools(
  engine: CareerDeps['engine'],
  person: CoachPerson,
  onUsed: (used: readonly CoachUse[]) => void,
  resumeText: string | null = null,
): AiTool[] {
  const lookups = LOOKUP_TOPICS.map(
    (topic): AiTool => ({
      name: topic,
      description: DESCRIPTIONS[topic],
      input: roleInput,
      async run(input) {
        const { role = null, place = null } = roleInput.parse(input)
        const { texts, used } = await engine.run('coachLookup', { topic, role, place, person })
        onUsed(used)
        return texts.map(text => ({
          source: 'engine' as const,
          label: `Looked up: ${topic}`,
          text: plainAnswer(text),
        }))
      },
    }),
  )
  const { wellbeing } = person
  const known = resumeText === null ? lookups : [...lookups, atsTool(engine, resumeText, onUsed)]
  if (!wellbeing) return known
  return [
    ...known,
    {
      name: 'early_warning',
      description: 'Whether the check-ins of the person are below their usual, with their averages.',
      input: z.object({}),
      run: async () => {
        onUsed([{ kind: 'check-ins', text: `your check-ins (${wellbeing.checkIns})` }])
        return [wellbeingFact(wellbeing)]
      },
    },
  ]
}

const postingInput = z.object({
  role: name.describe('The job title of the posting'),
  posting: z.string().max(POSTING_MAX_CHARACTERS).describe('The text of the posting, as the person gave it'),
})

/** The résumé saved last against a posting: what the engine finds goes to the model, the résumé does not. */
function atsTool(
  engine: CareerDeps['engine'],
  resumeText: string,
  onUsed: (used: readonly CoachUse[]) => void,
): AiTool {
  return {
    name: 'ats_check',
    description:
      'How the résumé that the person saved last covers a posting: score, what is shown, what is missing.',
    input: postingInput,
    async run(input) {
      const { role, posting } = postingInput.parse(input)
      const { atsScore, requirements } = await engine.run('checkAts', {
        resumeText,
        jobDescription: posting,
        targetRole: role,
        asOf: monthOf(new Date()),
      })
      onUsed([{ kind: 'profile', text: 'your résumé saved last' }])
      const labels = (isMissing: boolean) =>
        requirements
          .filter(({ met }) => (met === 'missing') === isMissing)
          .slice(0, REQUIREMENTS_TOLD)
          .map(({ label }) => label)
          .join(', ')
      return [
        `ATS score: ${atsScore} of 100.`,
        `Shown or near in the résumé: ${labels(false) || 'nothing'}.`,
        `Missing in the résumé: ${labels(true) || 'nothing'}.`,
      ].map(text => ({ source: 'engine' as const, label: 'Looked up: ATS check', text }))
    },
  }
}
