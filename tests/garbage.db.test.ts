import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { FaultyProxy } from './faulty-proxy.ts'
import { type Person, startTestAppBehindProxy, type TestApp } from './harness.ts'

let app: TestApp
let proxy: FaultyProxy
let ana: Person
beforeAll(async () => {
  ;({ app, proxy } = await startTestAppBehindProxy())
  ana = await app.signUp('ana')
})
afterAll(async () => {
  await app.close()
  await proxy.close()
})

const GARBAGE = {
  'what a web server says': Buffer.from('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n'),
  'a message that no protocol has': Buffer.from([0x47 + 0x20, 0, 0, 0, 4, 0xff, 0xff]),
  'a row of less than no fields': message('D', [0xff, 0xfe]),
  'a row shorter than its fields': message('D', [0, 9, 0, 0]),
  'a way to authenticate that there is not': message('R', [0, 0, 0, 99]),
  'an error without end': message('E', Buffer.from('Snever ends')),
  'a notice that ends too early': message('N', Buffer.from('S\0\0M\0\0C')),
  'a length of less than nothing': Buffer.from([0x54, 0, 0, 0, 0, 0, 0, 0, 0]),
  'a command that ends before it began': message('C', Buffer.from('SELECT 1\0')),
  'a row before its columns': message('D', [0, 1, 0, 0, 0, 1, 0x31]),
  'columns that nobody asked for': message('T', [0, 0]),
  'an end of copying': message('c', []),
  noise: Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 2_654_435_761) >>> 24)),
}

test.each(Object.entries(GARBAGE))(
  'garbage in place of answers (%s): 503 for who asked, the process lives, the next call is answered',
  async (_, garbage) => {
    // An attempt whose answer is garbage may have been counted.
    await app.sql('delete from rate_limits')
    const thrown: unknown[] = []
    const note = (error: unknown) => thrown.push(error)
    process.on('uncaughtException', note)
    onTestFinished(() => {
      process.off('uncaughtException', note)
    })
    proxy.setMode({ garbage })
    const asked = [
      () => app.fetch('/api/check-ins', { headers: ana.bearer }),
      () => app.fetch('/api/profile', { headers: ana.bearer }),
      () => app.post('/auth/sign-in', { email: ana.email, password: ana.password }),
    ]
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(asked.map(ask => ask()))
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    }
    proxy.setMode('ok')
    await expect.poll(() => app.fetch('/readyz').then(({ status }) => status)).toBe(200)
    for (const ask of asked) expect((await ask()).status).toBe(200)
    expect(thrown).toEqual([])
  },
)

function message(code: string, body: Buffer | number[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(code), length, Buffer.from(body)])
}
