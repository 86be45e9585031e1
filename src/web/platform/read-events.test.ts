import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

/** An answer that comes in pieces of five bytes. */
function responseOf(text: string): Response {
  const bytes = new TextEncoder().encode(text)
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5))
        controller.close()
      },
    }),
  )
}

async function collect(response: Response): Promise<unknown[]> {
  const events: unknown[] = []
  for await (const event of readEvents(response)) events.push(event)
  return events
}

test('events are read whole, however the answer was cut, and comments are skipped', async () => {
  const text =
    ': waiting\n\nevent: message\ndata: {"text":"Résumé\\n\\nfirst"}\n\nevent: message\ndata: {"text":2}\n\n'
  expect(await collect(responseOf(text))).toEqual([{ text: 'Résumé\n\nfirst' }, { text: 2 }])
})

test('an error on the way is thrown as the problem it is', async () => {
  const problem = {
    message: 'This conversation is full.',
    details: null,
    hint: null,
    code: 'conversation_full',
  }
  const text = `event: message\ndata: 1\n\nevent: error\ndata: ${JSON.stringify(problem)}\n\n`
  await expect(collect(responseOf(text))).rejects.toMatchObject({ code: 'conversation_full', status: 409 })
})

test('half an event at the end is none', async () => {
  expect(await collect(responseOf('data: 1\n\ndata: {"te'))).toEqual([1])
})
