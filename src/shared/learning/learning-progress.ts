import * as z from 'zod/mini'

export const LEARNING_NOTES_MAX_CHARACTERS = 2_000
export const LOGGED_MINUTES_MAX = 24 * 60
/** On one day, all entries together: more is a slip of the keyboard. */
export const DAY_MINUTES_MAX = 12 * 60
export const CERTIFICATE_TEXT_MAX_CHARACTERS = 200
export const WEB_ADDRESS_MAX_CHARACTERS = 2_000
/** Of logged time, so many days back are told day by day. */
export const TIME_DAYS = 56

const FIRST_DAY = '1950-01-01'
const LAST_DAY = '2099-12-31'

const time = z.iso.datetime({ offset: true })
/** A day where the person is, without a time. */
export const day = z.iso.date().check(z.refine(text => text >= FIRST_DAY && text <= LAST_DAY))
const progress = z.number().check(z.int(), z.minimum(0), z.maximum(100))
// A script in a link would run when it is opened.
export const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(WEB_ADDRESS_MAX_CHARACTERS))
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

export const learningItem = z.object({
  resource_id: z.uuid(),
  title: z.string(),
  url: z.url(),
  skill_tag: z.string(),
  is_saved: z.boolean(),
  progress,
  notes: z.nullable(z.string()),
  completed_at: z.nullable(time),
  /** How long the whole takes, where its owner said so. */
  length_minutes: z.nullable(z.number()),
  /** All that was logged for it. */
  minutes: z.number(),
})

export const progressInput = z.object({
  resource_id: z.uuid(),
  progress: z.optional(progress),
  notes: z.optional(z.nullable(text(LEARNING_NOTES_MAX_CHARACTERS))),
})

export const loggedTime = z.object({
  id: z.uuid(),
  resource_id: z.nullable(z.uuid()),
  learned_on: day,
  minutes: z.number().check(z.int(), z.minimum(1), z.maximum(LOGGED_MINUTES_MAX)),
})

export const loggedTimeInput = z.extend(loggedTime, { resource_id: z._default(z.nullable(z.uuid()), null) })

export const certificate = z.object({
  id: z.uuid(),
  name: z.string(),
  issuer: z.string(),
  issued_on: z.nullable(day),
  url: z.nullable(z.string()),
})

export const certificateInput = z.object({
  id: z.uuid(),
  name: text(CERTIFICATE_TEXT_MAX_CHARACTERS).check(z.minLength(1)),
  issuer: z._default(text(CERTIFICATE_TEXT_MAX_CHARACTERS), ''),
  issued_on: z._default(z.nullable(day), null),
  url: z._default(z.nullable(webAddress), null),
})

export const learningProgress = z.object({
  /** What is saved and what was begun, newest first. */
  items: z.array(learningItem),
  /** Newest first, TIME_DAYS back. */
  time: z.array(loggedTime),
  /** Newest first. */
  certificates: z.array(certificate),
})

export type LearningItem = z.infer<typeof learningItem>
export type LoggedTime = z.infer<typeof loggedTime>
export type Certificate = z.infer<typeof certificate>
export type LearningProgress = z.infer<typeof learningProgress>
export type ProgressInput = z.infer<typeof progressInput>
export type CertificateInput = z.infer<typeof certificateInput>
