import * as z from 'zod/mini'

export const API_KEYS_MAX = 10
const API_KEY_NAME_MAX_CHARACTERS = 60

export const apiKeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give the key a name.'),
    z.maxLength(
      API_KEY_NAME_MAX_CHARACTERS,
      `Please use at most ${API_KEY_NAME_MAX_CHARACTERS} characters for the name.`,
    ),
  )

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its last characters, to tell it from others. */
  ending: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  last_used_on: z.nullable(z.iso.date()),
})
export type ApiKey = z.infer<typeof apiKey>
