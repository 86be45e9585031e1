import * as z from 'zod/mini'

export const LEARNING_KINDS = ['course', 'certification', 'tutorial', 'book', 'article'] as const

export const learningLink = z.object({
  title: z.string().check(z.minLength(1)),
  url: z.url(),
  provider: z.string(),
  kind: z.enum(LEARNING_KINDS),
  tags: z.array(z.string()).check(z.minLength(1)),
})

export type LearningLink = z.infer<typeof learningLink>
