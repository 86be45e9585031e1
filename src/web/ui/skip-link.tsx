/** For people on a keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-full bg-action px-5 py-3 text-on-action focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      Skip to content
    </a>
  )
}
