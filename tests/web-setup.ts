import { randomUUID } from 'node:crypto'
import { TextDecoderStream } from 'node:stream/web'
import { BroadcastChannel as ThreadChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'

// A second, the default, is less than a busy machine may take to draw a screen.
configure({ asyncUtilTimeout: 15_000 })

const browser = randomUUID()
/** Between the tabs of one test file; the threads of other files would hear it otherwise. */
class BroadcastChannel extends ThreadChannel {
  constructor(name: string) {
    super(`${browser} ${name}`)
  }
}

// Browsers have them, and the context of a test file does not.
Object.assign(globalThis, { BroadcastChannel, TextDecoderStream })
