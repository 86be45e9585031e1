import { NetworkError, problemFromBody } from './problem-from-response.ts'

/** The events of an answer that is written while it is read; its "error" event is thrown as the problem it holds. */
export async function* readEvents(response: Response): AsyncGenerator<unknown, void> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(cause => {
        if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
        throw new NetworkError(cause)
      })
      if (done) return
      text += value
      const blocks = text.split('\n\n')
      // The last one may be half there.
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event) yield event.value
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function readBlock(block: string): { value: unknown } | null {
  const lines = block.split('\n')
  const data = lines.filter(line => line.startsWith('data: ')).map(line => line.slice('data: '.length))
  if (data.length === 0) return null
  const value: unknown = JSON.parse(data.join('\n'))
  if (lines.includes('event: error')) throw problemFromBody(value)
  return { value }
}
