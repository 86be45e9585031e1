import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDeskCarrier, readDesk, readDeskMail } from './desk-carrier.ts'

const OTHERS = 0o077

test('a mail lies in the desk whole, newest first, and for nobody else on the machine', async () => {
  const place = await mkdtemp(join(tmpdir(), 'waywell-desk-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const folder = join(place, 'mail')
  const carrier = createDeskCarrier(folder, 'Waywell <hello@waywell.example>')
  const ids = ['0192f000-0000-7000-8000-000000000001', '0192f000-0000-7000-8000-000000000002']
  for (const id of ids)
    await carrier.deliver({
      id,
      to: 'ana@people.example',
      subject: `Subject of ${id}`,
      text: 'Hello',
    })

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
