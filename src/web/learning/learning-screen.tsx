import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'

const LearningCenter = later(
  async () => (await import('./learning-center.tsx')).LearningCenter,
  <SkeletonRows label="Loading learning resources" count={4} />,
)

export function LearningScreen() {
  return (
    <main id="content" className="page grid gap-6 py-6 sm:py-8">
      <div className="grid gap-2">
        <h1 className="text-4xl">Learning</h1>
        <p className="max-w-reading text-lg text-soft">
          Courses, books and articles for the skills you want. Save what fits, and see how far you have come.
        </p>
      </div>
      <LearningCenter />
    </main>
  )
}
