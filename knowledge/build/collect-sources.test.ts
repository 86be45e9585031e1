import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadSources, sourceProblems } from './collect-sources.ts'
import { readSources, type SourceFile } from './sources.ts'

const SKILLS = 'a\tb\n1\t2\n'
const served = new Map<string, Uint8Array>([
  ['/copy/onet/Job%20Zones.tsv', strToU8(SKILLS)],
  ['/copy/onet/Other.tsv', strToU8('changed upstream')],
  ['/wages.zip', zipSync({ 'folder/wages.csv': strToU8(SKILLS), 'folder/notes.txt': strToU8('no') })],
  ['/not-a-zip.zip', strToU8('<html>moved</html>')],
])
let server: Server
let base = ''
let folder = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const bytes = served.get(request.url ?? '')
    response.writeHead(bytes ? 200 : 404).end(bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})

afterAll(() => new Promise(resolve => server.close(resolve)))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
  return () => rm(folder, { recursive: true })
})

function file(change: Partial<SourceFile>): SourceFile {
  const sha256 = createHash('sha256').update(SKILLS).digest('hex')
  return {
    file: 'onet/Job Zones.tsv',
    bytes: SKILLS.length,
    sha256,
    original: `${base}/copy/onet/Job%20Zones.tsv`,
    ...change,
  }
}

test('a file is fetched, its checksum compared, and kept under its name', async () => {
  expect(await downloadSources(folder, [file({})])).toEqual([])
  expect(await readFile(join(folder, 'onet/Job Zones.tsv'), 'utf8')).toBe(SKILLS)
  expect(await sourceProblems(folder, [file({})])).toEqual([])
})

test('a file that is there already is not fetched again', async () => {
  await downloadSources(folder, [file({})])
  expect(await downloadSources(folder, [file({ original: `${base}/gone` })])).toEqual([])
})

test('one entry of an archive is taken out', async () => {
  const wages = file({ file: 'wages.csv', original: `${base}/wages.zip`, member: 'folder/wages.csv' })
  expect(await downloadSources(folder, [wages])).toEqual([])
  expect(await readFile(join(folder, 'wages.csv'), 'utf8')).toBe(SKILLS)
})

test('another version is refused and not kept', async () => {
  const other = file({ file: 'onet/Other.tsv', original: `${base}/copy/onet/Other.tsv` })
  const [problem] = await downloadSources(folder, [other])
  expect(problem).toContain('offers another version: expected sha256')
  expect(existsSync(join(folder, 'onet/Other.tsv'))).toBe(false)
})

test.each([
  ['a missing address', { original: '/gone' }, /answered 404/],
  ['an archive without the entry', { original: '/wages.zip', member: 'else.csv' }, /holds no else\.csv/],
  ['an answer that is no archive', { original: '/not-a-zip.zip', member: 'x.csv' }, /holds no x\.csv/],
])('%s is named in the problem', async (_, { original, ...rest }, expected) => {
  const problems = await downloadSources(folder, [file({ ...rest, original: base + original })])
  expect(problems).toEqual([expect.stringMatching(expected)])
})

test('a server that is not there is named in the problem', async () => {
  const [problem] = await downloadSources(folder, [file({ original: 'http://127.0.0.1:9/x' })])
  expect(problem).toContain('http://127.0.0.1:9/x could not be reached')
})

test('a prepared file says what to make it from, and comes from a mirror', async () => {
  const prepared = file({ original: 'https://example.org/zones.xlsx', prepared: 'saved as text' })
  expect(await downloadSources(folder, [prepared])).toEqual([
    'onet/Job Zones.tsv cannot be fetched: make it from https://example.org/zones.xlsx (saved as text)',
  ])
  expect(await downloadSources(folder, [prepared], `${base}/copy`)).toEqual([])
})

test('a folder is checked file by file', async () => {
  await writeFile(join(folder, 'a.csv'), 'x')
  expect(await sourceProblems(folder, [file({ file: 'a.csv' }), file({ file: 'b.csv' })])).toEqual([
    expect.stringContaining('a.csv is another version'),
    'b.csv is missing',
  ])
})

test('the list of sources is complete and names no file twice', () => {
  const files = readSources().flatMap(source => source.files)
  expect(new Set(files.map(({ file: name }) => name)).size).toBe(files.length)
  expect(files.length).toBeGreaterThan(30)
})
