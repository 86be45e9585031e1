import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDeskCarrier, readDesk, readDeskMail } from './dev-mailbox.ts'
import type { Mail } from './mail-transport.ts'

const OTHERS = 0o077

async function newDesk() {
  const place = await mkdtemp(join(tmpdir(), 'waywell-desk-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const folder = join(place, 'mail')
  const carrier = createDeskCarrier(folder, 'hello@waywell.example')
  const deliver = async (id: string, mail: Partial<Mail>) => {
    await carrier.deliver(
      { id, to: 'ana@people.example', subject: `Subject of ${id}`, text: 'Hello', ...mail },
      AbortSignal.timeout(5_000),
    )
    return `${id}.eml`
  }
  return { folder, carrier, deliver }
}

test('a mail lies in the desk whole, newest first, and for nobody else on the machine', async () => {
  const { folder, deliver } = await newDesk()
  const ids = ['0192f000-0000-7000-8000-000000000001', '0192f000-0000-7000-8000-000000000002']
  for (const id of ids) await deliver(id, {})

  expect((await readDesk(folder)).map(({ id, mail }) => [id, mail.subject])).toEqual(
    ids.toReversed().map(id => [id, `Subject of ${id}`]),
  )
  expect(await readDeskMail(folder, '../postgres')).toBeNull()
  const names = await readdir(folder)
  expect(names.sort()).toEqual(ids.map(id => `${id}.eml`))
  if (process.platform === 'win32') return
  for (const path of [folder, ...names.map(name => join(folder, name))])
    expect((await stat(path)).mode & OTHERS).toBe(0)
})

test('what was sent to an address or tells of it can be deleted, and nothing else is', async () => {
  const { folder, carrier, deliver } = await newDesk()
  const long = 'A long line before it, so that it is folded. '.repeat(3)
  await deliver('0192f000-0000-7000-8000-000000000001', {})
  await deliver('0192f000-0000-7000-8000-000000000002', {
    to: 'desk@waywell.example',
    replyTo: 'Ana@people.example',
  })
  await deliver('0192f000-0000-7000-8000-000000000003', {
    to: 'desk@waywell.example',
    text: `${long}Zoë: ana@people.example`,
  })
  const kept = await deliver('0192f000-0000-7000-8000-000000000004', { to: 'ben@people.example' })
  // Someone may press the button twice.
  await Promise.all(Array.from({ length: 5 }, () => carrier.forget('ana@people.example')))
  expect(await readdir(folder)).toEqual([kept])
})

test('a mail is deleted after a month, and so is one that was never written to its end', async () => {
  const { folder, carrier, deliver } = await newDesk()
  await carrier.deleteOld()
  const old = await deliver('0192f000-0000-7000-8000-000000000001', {})
  const young = await deliver('0192f000-0000-7000-8000-000000000002', {})
  await writeFile(join(folder, 'half.eml.part'), 'half')
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  for (const name of [old, 'half.eml.part']) await utimes(join(folder, name), daysAgo(31), daysAgo(31))
  await utimes(join(folder, young), daysAgo(29), daysAgo(29))
  await carrier.deleteOld()
  expect(await readdir(folder)).toEqual([young])
})
