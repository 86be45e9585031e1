import * as z from 'zod/mini'
import { LEARNING_KINDS } from '#shared/career/learning-link.ts'
import { text, webAddress } from './learning-progress.ts'
import { LEARNING_COSTS } from './learning-resource.ts'

export const LINK_TITLE_MAX_CHARACTERS = 200
export const LINK_SKILL_MAX_CHARACTERS = 100
const LINK_LENGTH_MAX_MINUTES = 60_000
export const OWN_LINKS_MAX = 500

/** The ids of the catalog are of version 8 and follow from the address: nobody may take one before the catalog does. */
const ownLinkId = z.uuid().check(z.regex(/^.{14}[^8]/u, 'Please choose an id of another version than 8.'))

/** A link that somebody adds to their learning; the id is chosen by the caller. */
export const ownLinkInput = z.object({
  id: ownLinkId,
  title: text(LINK_TITLE_MAX_CHARACTERS).check(z.minLength(1)),
  url: webAddress,
  skill: text(LINK_SKILL_MAX_CHARACTERS).check(z.minLength(1)),
  kind: z._default(z.enum(LEARNING_KINDS), 'course'),
  length_minutes: z._default(
    z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(LINK_LENGTH_MAX_MINUTES))),
    null,
  ),
  cost: z._default(z.nullable(z.enum(LEARNING_COSTS)), null),
})

export type OwnLinkInput = z.infer<typeof ownLinkInput>
