import { z } from 'zod'

export const learningLink = z.object({
  title: z.string().min(1),
  url: z.url(),
  provider: z.string(),
  kind: z.enum(['course', 'certification', 'tutorial', 'book', 'article']),
  tags: z.array(z.string()).min(1),
})

export type LearningLink = z.infer<typeof learningLink>
