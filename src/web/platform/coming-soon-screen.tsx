import { Link } from './router.tsx'

/** Placeholder of a route whose screen does not exist yet. */
export function ComingSoonScreen() {
  return (
    <main className="page grid max-w-reading gap-4 py-16">
      <h1 className="text-3xl">This part is being built</h1>
      <p className="text-soft">Nothing is missing on your side: this page is not ready yet.</p>
      <p>
        <Link className="text-action underline underline-offset-4" to="/">
          Go to the start page
        </Link>
      </p>
    </main>
  )
}
