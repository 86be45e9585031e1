import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { log } from './log.ts'

/** What a person sees when a screen broke. */
export function ErrorScreen({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <main className="page grid flex-1 content-center gap-4 py-20">
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

export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    log('a screen broke', error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <ErrorScreen onTryAgain={() => this.setState({ broken: false })} />
  }
}
