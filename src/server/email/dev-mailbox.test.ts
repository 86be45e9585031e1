import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDevMailbox, listDevMails, readDevMail } from './dev-mailbox.ts'
import type { Mail } from './mail-transport.ts'

const OTHERS = 0o077

async function newMailbox() {
  const place = await mkdtemp(join(tmpdir(), 'waywell-dev-mailbox-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const folder = join(place, 'mail')
  const mailbox = createDevMailbox(folder, 'hello@waywell.example')
  const send = async (id: string, mail: Partial<Mail>) => {
    await mailbox.send(
      { id, to: 'ana@people.example', subject: `Subject of ${id}`, text: 'Hello', ...mail },
      AbortSignal.timeout(5_000),
    )
    return `${id}.eml`
  }
  return { folder, mailbox, send }
}

test('a mail is written as one .eml file, newest first, readable by its owner only', async () => {
  const { folder, send } = await newMailbox()
  const ids = ['0192f000-0000-7000-8000-000000000001', '0192f000-0000-7000-8000-000000000002']
  for (const id of ids) await send(id, {})

  expect((await listDevMails(folder)).map(({ id, mail }) => [id, mail.subject])).toEqual(
    ids.toReversed().map(id => [id, `Subject of ${id}`]),
  )
  expect(await readDevMail(folder, '../postgres')).toBeNull()
  const names = await readdir(folder)
  expect(names.sort()).toEqual(ids.map(id => `${id}.eml`))
  if (process.platform === 'win32') return
  for (const path of [folder, ...names.map(name => join(folder, name))])
    expect((await stat(path)).mode & OTHERS).toBe(0)
})

const OWNER = { userId: '0192f000-0000-7000-8000-00000000000a', verifiedEmail: 'ana@people.example' }

test('what was sent about an account, to its address or with it as the sender can be deleted, and nothing else is', async () => {
  const { folder, mailbox, send } = await newMailbox()
  await send('0192f000-0000-7000-8000-000000000001', {})
  await send('0192f000-0000-7000-8000-000000000002', {
    to: 'inbox@waywell.example',
    replyTo: 'Ana@people.example',
  })
  await send('0192f000-0000-7000-8000-000000000003', { to: 'old@people.example', ownerId: OWNER.userId })
  const kept = [
    await send('0192f000-0000-7000-8000-000000000004', { to: 'ben@people.example' }),
    await send('0192f000-0000-7000-8000-000000000005', { to: 'susana@people.example' }),
    await send('0192f000-0000-7000-8000-000000000006', {
      to: 'ben@people.example',
      text: 'ana@people.example',
    }),
  ]
  // Someone may press the button twice.
  await Promise.all(Array.from({ length: 5 }, () => mailbox.forget(OWNER)))
  expect((await readdir(folder)).sort()).toEqual(kept)
})

test('an account whose address is unconfirmed takes its own mails alone', async () => {
  const { folder, mailbox, send } = await newMailbox()
  const kept = await send('0192f000-0000-7000-8000-000000000001', {})
  await send('0192f000-0000-7000-8000-000000000002', { ownerId: OWNER.userId })
  await mailbox.forget({ ...OWNER, verifiedEmail: null })
  expect(await readdir(folder)).toEqual([kept])
})

test('a mail is deleted after a month, and so is one that was never written to its end', async () => {
  const { folder, mailbox, send } = await newMailbox()
  await mailbox.deleteOld()
  const old = await send('0192f000-0000-7000-8000-000000000001', {})
  const young = await send('0192f000-0000-7000-8000-000000000002', {})
  await writeFile(join(folder, 'half.eml.part'), 'half')
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  for (const name of [old, 'half.eml.part']) await utimes(join(folder, name), daysAgo(31), daysAgo(31))
  await utimes(join(folder, young), daysAgo(29), daysAgo(29))
  await mailbox.deleteOld()
  expect(await readdir(folder)).toEqual([young])
})
