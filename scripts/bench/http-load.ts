import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

export type Load = { perSecond: number; p99Ms: number; serverCpuMs: number }

const TICKS_PER_SECOND = 100

/** Calls the server from so many connections and checks every answer; a pair is a save and the list that must hold it. */
export async function loadFor(options: {
  port: number
  tokens: readonly string[]
  what: 'save' | 'pair'
  atOnce: number
  seconds: number
  serverPid: number
}): Promise<Load> {
  const latencies: number[] = []
  const endMs = performance.now() + options.seconds * 1000
  const cpuBefore = cpuMs(options.serverPid)
  const startedMs = performance.now()
  const counts = await Promise.all(Array.from({ length: options.atOnce }, () => one()))
  const done = counts.reduce((sum, count) => sum + count, 0)
  const elapsedMs = performance.now() - startedMs
  latencies.sort((a, b) => a - b)
  return {
    perSecond: (done / elapsedMs) * 1000,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    serverCpuMs: (cpuMs(options.serverPid) - cpuBefore) / done,
  }

  async function one(): Promise<number> {
    const line = await openLine(options.port)
    let count = 0
    while (performance.now() < endMs) {
      const token = options.tokens[Math.floor(Math.random() * options.tokens.length)] ?? ''
      const saved = await timed(() => line.send(saveRequest(token)))
      if (!saved.startsWith('HTTP/1.1 201')) throw new Error(`A save was answered ${saved.slice(0, 400)}`)
      if (options.what === 'pair') {
        const listed = await timed(() => line.send(listRequest(token)))
        const id = /"id":"([^"]+)"/.exec(saved)?.[1] ?? 'none'
        if (!listed.startsWith('HTTP/1.1 200') || !listed.includes(`"id":"${id}"`))
          throw new Error(`The list after it does not hold ${id}: ${listed.slice(0, 400)}`)
      }
      count += 1
    }
    line.close()
    return count
  }

  async function timed(work: () => Promise<string>) {
    const before = performance.now()
    const answer = await work()
    latencies.push(performance.now() - before)
    return answer
  }
}

const BODY = JSON.stringify({ mood: 4, energy: 3, notes: 'A note from the bench.' })

function saveRequest(token: string) {
  return `POST /api/check-ins HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`
}

function listRequest(token: string) {
  return `GET /api/check-ins HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`
}

/** One kept connection, one request at a time; an HTTP library would cost more than the server it measures. */
async function openLine(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let answer = ''
  let settle: { resolve: (text: string) => void; reject: (error: Error) => void } | null = null
  socket.setEncoding('latin1')
  socket.on('data', chunk => {
    answer += chunk
    if (isWhole(answer)) {
      const whole = answer
      answer = ''
      settle?.resolve(whole)
    }
  })
  socket.on('error', error => settle?.reject(error))
  socket.on('close', () => settle?.reject(new Error('The server closed the connection.')))
  await new Promise<void>(resolve => socket.once('connect', resolve))
  return {
    send: (request: string) =>
      new Promise<string>((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      settle = null
      socket.destroy()
    },
  }
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1]
  return length === undefined ? answer.endsWith('0\r\n\r\n') : answer.length >= head + 4 + Number(length)
}

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}
