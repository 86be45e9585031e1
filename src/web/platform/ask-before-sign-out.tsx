import { createRoot } from 'react-dom/client'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Whether somebody signs out although something that they wrote offline is not sent yet. */
export function askBeforeSignOut(): Promise<boolean> {
  return new Promise(resolve => {
    const box = document.body.appendChild(document.createElement('div'))
    const root = createRoot(box)
    const answer = (signsOut: boolean) => {
      root.unmount()
      box.remove()
      resolve(signsOut)
    }
    root.render(
      <Dialog open title="Not everything is sent yet" onClose={() => answer(false)}>
        <p>What you wrote offline is still on this device. Signing out deletes it before it could be sent.</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => answer(false)}>Stay signed in</Button>
          <Button tone="wrong" onClick={() => answer(true)}>
            Sign out anyway
          </Button>
        </div>
      </Dialog>,
    )
  })
}
