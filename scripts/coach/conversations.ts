import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { coachReply } from '#engine/coach/coach-reply.ts'
import type { CoachReply } from '#engine/coach/coach-turn.ts'
import type { Engine } from '#engine/engine.ts'
import { type CareerProfile, careerProfile } from '#shared/career/career-profile.ts'
import type { CoachContext } from '#shared/coach/coach-answer.ts'

const conversations = z.array(
  z.object({
    title: z.string(),
    person: z.string(),
    /** Shown in docs/coach.md. */
    inDocs: z.optional(z.boolean()),
    turns: z.array(z.string()),
  }),
)

/** Whole conversations with the coach without a language model, as Markdown. */
export function conversationTexts(engine: Engine, part: 'docs' | 'all'): string[] {
  const people = z.record(z.string(), careerProfile).parse(read('..', 'eval', 'sets', 'coach', 'people.json'))
  return conversations
    .parse(read('conversations.json'))
    .filter(({ inDocs }) => part === 'all' || inDocs)
    .map(({ title, person, turns }) => {
      const profile = people[person]
      if (!profile) throw new Error(`people.json has nobody called ${person}`)
      return [`### ${title}`, introduction(profile), ...exchanges(engine, profile, turns)].join('\n\n')
    })
}

function read(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, ...path), 'utf8'))
}

function introduction({ job_title, years_experience, location, career_goals }: CareerProfile): string {
  return `Profile: ${job_title}, ${years_experience}, ${location}; goals: “${career_goals}”.`
}

function exchanges(engine: Engine, profile: CareerProfile, turns: readonly string[]): string[] {
  const name = profile.full_name?.split(' ')[0] ?? 'You'
  let before: CoachContext | null = null
  return turns.flatMap(message => {
    const reply: CoachReply = coachReply(engine, {
      message,
      person: { profile, suggestions: [], wellbeing: null },
      before,
    })
    before = reply.context
    return [`**${name}:** ${message}`, quoted(reply)]
  })
}

function quoted({ text, used, actions }: CoachReply): string {
  const under = [
    used.length > 0 && `Used: ${used.map(use => use.text).join('; ')}.`,
    actions.length > 0 && `Buttons: ${actions.map(({ label }) => label).join(', ')}.`,
  ].filter(line => line !== false)
  return [text, ...(under.length > 0 ? [`_${under.join(' ')}_`] : [])]
    .join('\n\n')
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
}
