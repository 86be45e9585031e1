import { documentTexts, withDocumentTexts } from './document-texts.ts'
import type { WordReply } from './word-reply.ts'
import { type WordingDeps, wordTexts } from './word-texts.ts'
import { atsFacts, documentFacts, marketFacts, profileFacts, suggestionFacts } from './wording-facts.ts'

const SAME_TEXTS =
  'Your answer has one text for each name; keep each about as long as our wording of that name.'

/** A language model may word the sentences of a reply; every figure stays where the engine put it. */
export function createModelWording(deps: WordingDeps): WordReply {
  return {
    async suggestions({ userId, question, signal }, reply) {
      const named = reply.suggestions.map((suggestion, index) => ({ name: `role_${index + 1}`, suggestion }))
      const { texts, wording } = await wordTexts(deps, {
        userId,
        signal,
        feature: 'generate-career-suggestions',
        subject: 'role',
        personName: question.profile.full_name ?? null,
        task: `Describe each suggested role to the person in two or three warm, plain sentences: what the work is, and what speaks for it given their profile. ${SAME_TEXTS}`,
        texts: new Map(named.map(({ name, suggestion }) => [name, suggestion.description])),
        facts: [
          ...profileFacts(question.profile),
          ...named.flatMap(({ name, suggestion }) => suggestionFacts(name, suggestion)),
        ],
      })
      const suggestions = named.map(({ name, suggestion }) => ({
        ...suggestion,
        description: texts.get(name) ?? suggestion.description,
      }))
      return { reply: { ...reply, suggestions }, wording }
    },

    async documents({ userId, question, signal }, reply) {
      const { texts, wording } = await wordTexts(deps, {
        userId,
        signal,
        feature: 'generate-resume',
        subject: 'person',
        personName: question.facts?.basics.name ?? (question.profile.full_name || null),
        task: `Word the sentences of a résumé and a cover letter for the role the person aims at. Bullets begin with a verb and have no subject; the summary has none either; paragraphs are in the first person. ${SAME_TEXTS}`,
        texts: documentTexts(reply),
        facts: documentFacts(question),
      })
      return { reply: { ...reply, ...withDocumentTexts(reply, texts) }, wording }
    },

    async ats({ userId, question, signal }, reply) {
      const { texts, wording } = await wordTexts(deps, {
        userId,
        signal,
        feature: 'ats-optimizer',
        subject: 'person',
        personName: reply.parsed.name,
        task: `Sum up in two or three sentences how the résumé answers the posting and what to do first. ${SAME_TEXTS}`,
        texts: new Map([['summary', reply.summary]]),
        facts: atsFacts(question.targetRole, reply),
      })
      return { reply: { ...reply, summary: texts.get('summary') ?? reply.summary }, wording }
    },

    async market({ userId, question, signal }, reply) {
      const advice = reply.recommendations.map((text, index): [string, string] => [
        `advice_${index + 1}`,
        text,
      ])
      const { texts, wording } = await wordTexts(deps, {
        userId,
        signal,
        feature: 'job-market-insights',
        subject: 'role',
        personName: null,
        task: `Word the description of the demand and each piece of advice. ${SAME_TEXTS}`,
        texts: new Map([['description', reply.marketDemand.description], ...advice]),
        facts: marketFacts(question, reply),
      })
      return {
        reply: {
          ...reply,
          marketDemand: {
            ...reply.marketDemand,
            description: texts.get('description') ?? reply.marketDemand.description,
          },
          recommendations: advice.map(([name, text]) => texts.get(name) ?? text),
        },
        wording,
      }
    },
  }
}
