import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { log } from './log.ts'
import { useLocation } from './router.tsx'
import { ScreenNotLoaded } from './screen.tsx'

/** What a person sees when a screen broke. */
function ErrorScreen({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <main id="content" className="page grid flex-1 content-center gap-4 py-20">
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="max-w-reading text-soft">An unexpected error occurred. Please try refreshing the page</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={onTryAgain}>Try Again</Button>
        <Button tone="quiet" onClick={() => location.reload()}>
          Refresh Page
        </Button>
      </div>
    </main>
  )
}

/** Shows the error screen in place of what broke, until somebody tries again or moves on. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary place={key}>{children}</Boundary>
}

type Props = { place: string; children: ReactNode }
type State = { broken: { error: unknown } | null }

class Boundary extends Component<Props, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }

  override componentDidCatch(error: unknown) {
    log('a screen broke', error)
    // Only now: drawn from a fresh start while React still tries, the screen would be asked for without end.
    if (error instanceof ScreenNotLoaded) error.forget()
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.place !== this.props.place) this.setState({ broken: null })
  }

  tryAgain = async () => {
    const error = this.state.broken?.error
    if (error instanceof ScreenNotLoaded) await error.retry()
    this.setState({ broken: null })
  }

  override render() {
    return this.state.broken ? <ErrorScreen onTryAgain={this.tryAgain} /> : this.props.children
  }
}
