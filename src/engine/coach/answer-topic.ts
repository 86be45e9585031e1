import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import type { AnswerPart, Asked } from './answer-part.ts'
import { answerAdvice } from './answers/advice.ts'
import { answerDecision, answerJobLoss, answerReturn } from './answers/decision.ts'
import { answerDemands } from './answers/demands.ts'
import { answerInterview, answerNegotiation, answerResume } from './answers/documents.ts'
import { answerGap, answerLearning } from './answers/gap.ts'
import { answerLimit } from './answers/limits.ts'
import { answerMarket } from './answers/market.ts'
import { answerPath } from './answers/path.ts'
import { answerPay } from './answers/pay.ts'

/** The answer to one topic of a message. */
export function answerTopic(asked: Asked, topic: CoachTopic): AnswerPart {
  switch (topic) {
    case 'pay':
      return answerPay(asked)
    case 'negotiation':
      return answerNegotiation(asked)
    case 'path':
      return answerPath(asked)
    case 'gap':
      return answerGap(asked)
    case 'learning':
      return answerLearning(asked)
    case 'resume':
      return answerResume(asked)
    case 'interview':
      return answerInterview(asked)
    case 'decision':
      return answerDecision(asked)
    case 'job loss':
      return answerJobLoss(asked)
    case 'return':
      return answerReturn(asked)
    case 'market':
      return answerMarket(asked)
    case 'demands':
      return answerDemands(asked)
    case 'workload':
    case 'conflict':
    case 'boundaries':
    case 'rest':
    case 'motivation':
      return answerAdvice(asked, topic)
    case 'about coach':
    case 'small talk':
    case 'medical':
    case 'legal':
    case 'investment':
    case 'off topic':
      return answerLimit(asked, topic)
  }
}
