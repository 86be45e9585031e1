import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { PRODUCT } from '#shared/product.ts'
import { downloadFile } from '#web/platform/download-file.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { focusOnMount } from '#web/ui/focus.ts'

/** Shown once, after they were made. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [copied, setCopied] = useState<boolean>()
  const text = `${codes.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch (error) {
      log('the recovery codes could not be copied', error)
      setCopied(false)
    }
  }

  return (
    <div className="grid gap-4 rounded-lg bg-attention-wash p-5">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-lg outline-none scroll-mt-28">
        Keep these recovery codes
      </h3>
      <p className="max-w-reading">
        Each lets you in once when your phone is not at hand. You see them only now, so put them somewhere
        safe.
      </p>
      <ul aria-label="Recovery codes" className="grid max-w-80 grid-cols-2 gap-x-6 gap-y-1.5 font-mono">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="quiet" onClick={copy}>
          <Copy aria-hidden className="size-4" />
          Copy
        </Button>
        <Button
          tone="quiet"
          onClick={() =>
            downloadFile(new File([text], `${PRODUCT}_recovery_codes.txt`, { type: 'text/plain' }))
          }
        >
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <span role="status" className="text-sm">
          {copied && 'Copied.'}
          {copied === false && 'Copying was not allowed. Please download them.'}
        </span>
      </div>
      <Button onClick={onKept} className="justify-self-start">
        I have kept them
      </Button>
    </div>
  )
}
