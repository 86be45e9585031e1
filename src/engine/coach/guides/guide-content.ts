import type { Engine } from '#engine/engine.ts'
import type { GuideKind, GuideView, StoredGuide } from '#shared/coach/guide.ts'
import type { CoachPerson } from '../coach-person.ts'
import { decisionGuide } from './decision-guide.ts'
import type { GuideContent, GuideQuestion } from './guide-question.ts'
import { hardWeekGuide } from './hard-week-guide.ts'
import { interviewGuide } from './interview-guide.ts'
import { payGuide } from './pay-guide.ts'

const CONTENTS: Record<GuideKind, (question: GuideQuestion) => GuideContent> = {
  interview: interviewGuide,
  pay: payGuide,
  'hard-week': hardWeekGuide,
  decision: decisionGuide,
}

/** A guided conversation as it stands: its steps, what was said to each answer, and the outcome once all are answered. */
export function guideContent(
  engine: Engine,
  { guide: { kind, answers }, person }: { guide: StoredGuide; person: CoachPerson },
): GuideView {
  const { steps, outcome, used } = CONTENTS[kind]({ engine, person, answers })
  const isDone = steps.length > 1 && steps.every(({ accepted }) => accepted)
  return {
    kind,
    steps,
    outcome: isDone ? outcome : null,
    used: used.filter((use, at) => used.indexOf(use) === at),
  }
}
