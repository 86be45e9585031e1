import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/**
 * What the proxy does to bytes: lets them through, loses them all, loses only the answers, cuts the connection in the
 * middle of an answer, refuses every connection, puts garbage in place of answers, or delays bytes both ways.
 */
type ProxyMode =
  | 'ok'
  | 'drop-all'
  | 'drop-replies'
  | 'cut-replies'
  | 'down'
  | { garbage: Buffer }
  | { latencyMs: number }

export type FaultyProxy = {
  port: number
  /** Holds for what is sent from now on, on connections that are open already too. */
  setMode(mode: ProxyMode): void
  /** Cuts every connection now. */
  cut(): void
  close(): Promise<void>
}

/** A proxy before a database, and the address that leads through it: by the port alone, never by a socket file. */
export async function startDatabaseProxy(databaseUrl: string): Promise<{ proxy: FaultyProxy; url: string }> {
  const url = new URL(databaseUrl)
  const proxy = await startFaultyProxy(Number(url.port))
  url.port = String(proxy.port)
  url.searchParams.delete('host')
  return { proxy, url: url.href }
}

/** A TCP proxy between the product and what it depends on, for the faults that a sound network does not show. */
async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  let mode: ProxyMode = 'ok'
  const pairs = new Set<{ near: Socket; far: Socket }>()

  const server = createServer(near => {
    if (mode === 'down') {
      near.resetAndDestroy()
      return
    }
    const far = dial(targetPort, '127.0.0.1')
    const pair = { near, far }
    pairs.add(pair)
    near.on('data', asked => {
      if (mode !== 'drop-all') late(() => far.write(asked))
    })
    far.on('data', answer => {
      if (mode === 'cut-replies') {
        near.write(answer.subarray(0, Math.ceil(firstAnswerBytes(answer) / 2)))
        cut(pair)
      } else if (mode === 'ok') {
        near.write(answer)
      } else if (typeof mode === 'object') {
        const sent = 'garbage' in mode ? mode.garbage : answer
        late(() => near.write(sent))
      }
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
      one.on('end', () => other.end())
    }
  })

  function late(send: () => void) {
    if (typeof mode === 'object' && 'latencyMs' in mode) setTimeout(send, mode.latencyMs)
    else send()
  }
  function cut(pair: { near: Socket; far: Socket }) {
    pair.near.destroy()
    pair.far.destroy()
  }
  function cutAll() {
    for (const pair of pairs) cut(pair)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    setMode(to) {
      mode = to
      if (to === 'down') cutAll()
    },
    cut: cutAll,
    async close() {
      cutAll()
      server.close()
      await once(server, 'close')
    },
  }
}

const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5])

// Answers to several questions travel together: half of all of them could hold the first one whole.
function firstAnswerBytes(answers: Buffer): number {
  const ready = answers.indexOf(READY_FOR_QUERY)
  return ready === -1 ? answers.length : ready + READY_FOR_QUERY.length
}
