import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'waywell-data-folder-'))
// Else root keeps the database of a folder that nobody may enter elsewhere.
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'notes.txt')
writeFileSync(file, 'not a folder')

test.each([file, join(file, 'data')])('a path that is no folder is refused with a sentence: %s', path => {
  expect(() => openDataFolder(path)).toThrow(
    /^The data folder .*notes\.txt.* cannot be used \(.+\): make it a folder that this user may write to, or set DATA_DIR to another folder\.$/,
  )
})

test.skipIf(process.platform !== 'linux')('where no folder can be made, it is said at once', () => {
  const source = `import { openDataFolder } from '#server/platform/database/embedded/data-folder.ts'; openDataFolder('/proc/waywell/data')`
  const started = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(started.stderr).toContain('The data folder /proc/waywell/data cannot be used (')
})

test.skipIf(process.platform === 'win32')('folders are made on the way, closed to the eyes of others', () => {
  const path = join(folder, 'one', 'two')
  openDataFolder(path)
  for (const made of [join(folder, 'one'), path]) expect(statSync(made).mode & 0o066).toBe(0)
})
