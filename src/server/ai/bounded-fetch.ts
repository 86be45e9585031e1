import { ModelFailure } from './model-failure.ts'

/** The longest honest answer is a few thousand tokens. */
const ANSWER_MAX_BYTES = 512 * 1024

/** Fetch that follows no redirect, which would carry the key elsewhere, and stops reading an answer without end. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > ANSWER_MAX_BYTES) controller.error(new ModelFailure('nonsense'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}
