import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { focusOnMount } from '#web/ui/focus.ts'

/** Shown once, after it was made. */
export function NewApiKey({ apiKey, onKept }: { apiKey: string; onKept: () => void }) {
  const [copied, setCopied] = useState<boolean>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(apiKey)
      setCopied(true)
    } catch (error) {
      log('the key could not be copied', error)
      setCopied(false)
    }
  }

  return (
    <div className="grid gap-4 rounded-lg bg-attention-wash p-5">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-lg outline-none scroll-mt-28">
        Keep this key
      </h3>
      <p className="max-w-reading">
        Whoever has it can read your suggestions and check-ins. You see it only now, so put it somewhere safe.
      </p>
      <code className="select-all [overflow-wrap:anywhere]">{apiKey}</code>
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="quiet" onClick={copy}>
          <Copy aria-hidden className="size-4" />
          Copy
        </Button>
        <span role="status" className="text-sm">
          {copied && 'Copied.'}
          {copied === false && 'Copying was not allowed. Please select the key and copy it.'}
        </span>
      </div>
      <Button onClick={onKept} className="justify-self-start">
        I have kept it
      </Button>
    </div>
  )
}
