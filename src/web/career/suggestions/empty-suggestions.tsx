import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function EmptySuggestions({
  isProfileKnown,
  onGenerate,
}: {
  isProfileKnown: boolean
  onGenerate: () => void
}) {
  return (
    <EmptyState
      title="No Suggestions Yet"
      action={<Button onClick={onGenerate}>Generate Suggestions</Button>}
    >
      {isProfileKnown ? (
        'We know where you are, not yet where you could go. It takes a second.'
      ) : (
        <>
          They start from your work, skills and goals. <TextLink to="/onboarding">Tell us about you</TextLink>{' '}
          first, and they fit better.
        </>
      )}
    </EmptyState>
  )
}
