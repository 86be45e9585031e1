import { later } from '#web/ui/later.tsx'

/** The fold for tags, sleep and hours of a new check-in. All of it comes after the screen; its line is kept. */
export const ContextPart = later(
  async () => (await import('./draft-context.tsx')).DraftContext,
  <div className="min-h-11" />,
)
