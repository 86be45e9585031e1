import { interviewQuestion } from '../answers/documents.ts'
import { TASKS_USE } from '../answers/tasks-use.ts'
import { answerStructure, structureFeedback } from './answer-structure.ts'
import { type GuideContent, type GuideQuestion, presentTitle, roleStep, step } from './guide-question.ts'

const QUESTIONS = 3

/** Three questions made of the role's real tasks; each answer is looked at for situation, action, result and figure. */
export function interviewGuide(question: GuideQuestion): GuideContent {
  const { engine, person, answers } = question
  const { role, step: first } = roleStep(
    question,
    'Which role is the interview for?',
    person.suggestions[0]?.role ?? presentTitle(question),
  )
  const tasks = role ? (engine.career.tasks().get(role.code) ?? []).slice(0, QUESTIONS) : []
  const questions = tasks.map(interviewQuestion)
  const steps = questions.map((prompt, at) =>
    step(question, at + 1, {
      prompt,
      hint: 'Four parts: the situation, what you did, how it ended, and a figure if you know one.',
      feedback: structureFeedback(answers[at + 1] ?? ''),
    }),
  )
  const lines = questions.map((prompt, at) => {
    const answer = answers[at + 1] ?? ''
    return `**${prompt}** ${answer}\n${weakestPart(answer)}`
  })
  return {
    steps: [first, ...steps],
    outcome: {
      paragraphs: [
        `Your answers for **${role?.role ?? ''}**, to read once more before you go in:`,
        ...lines,
        'Say each aloud once. And take one question along for them: “What would a good first three months look like to you?”',
      ],
      table: null,
    },
    used: [TASKS_USE],
  }
}

function weakestPart(answer: string): string {
  const { situation, action, result, figure } = answerStructure(answer)
  if (!action) return 'Still open: what you did yourself.'
  if (!result) return 'Still open: how it ended.'
  if (!situation) return 'Still open: where and when it was.'
  return figure ? 'All four parts are there.' : 'Still open: a figure, if there is one.'
}
