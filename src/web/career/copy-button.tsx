import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { Button, type ButtonTone } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

/** Puts a text on the clipboard and says whether it worked. */
export function CopyButton({
  text,
  tone = 'bare',
  children,
}: {
  text: string
  tone?: ButtonTone
  children: ReactNode
}) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Copied' })
    } catch {
      toast({
        tone: 'destructive',
        title: 'Nothing was copied',
        description: 'Your browser did not allow it.',
      })
    }
  }
  return (
    <Button tone={tone} onClick={() => void copy()} className="max-w-full">
      <Copy aria-hidden className="-ms-1 size-4.5" />
      {children}
    </Button>
  )
}
