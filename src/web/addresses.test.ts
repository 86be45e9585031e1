// @vitest-environment node
import { expect, test } from 'vitest'
import { REDIRECTS } from '#shared/redirects.ts'
import { sourceFiles } from '#tests/source-files.ts'
import { ROUTES } from '#web/routes.tsx'
import { INTEGRATIONS } from '#web/site/copy/integrations.ts'
import { SITE_PAGES } from '#web/site/pages.ts'

const files = sourceFiles().filter(
  ({ path, isTest }) => /^src\/(web|shared|server)\/.*\.tsx?$/.test(path) && !isTest,
)
const paths = new Set([...[...ROUTES, ...SITE_PAGES].map(({ path }) => path), ...Object.keys(REDIRECTS)])

/** Parts of addresses that are no pages: of the API, of sign-in and of what the server itself shows. */
const NO_PAGE = /^\/(?:api|auth|functions|mail|newsletter|sandbox|webhooks|dev|healthz|readyz|metrics)\b/
/** In a string of its own, or in the markup of a text. */
const LINK = /(?:["'`]|\]\()(\/[a-z][\w/-]*)(?:\?[\w=&%]*)?(#[\w-]+)?(?=["'`)])/g

test('every address that a screen, a text or a mail names is a page, and every anchor is on it', () => {
  const first = new Set([...paths].map(path => path.split('/')[1]))
  const anchors = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:id|anchor|name|slug)(?:: ?|=)["']([\w-]+)["']/g)].map(([, id]) => id),
    ),
  )
  const links = files.flatMap(({ path: from, text }) =>
    [...text.matchAll(LINK)].map(([, path = '', hash = '']) => ({ from, path, hash })),
  )
  const inside = links.filter(({ path }) => !NO_PAGE.test(path) && first.has(path.split('/')[1]))
  expect(inside.length).toBeGreaterThan(200)
  const dead = inside.filter(
    ({ path, hash }) => !paths.has(path) || (hash !== '' && !anchors.has(hash.slice(1))),
  )
  expect(dead).toEqual([])
})

const UNFINISHED =
  /coming soon|being built|under construction|work in progress|stay tuned|not (?:yet )?(?:built|implemented)|in a future version/i

/** Said of what is in truth not there: no integration that works, and no tool, may be among them. */
const NOT_THERE = [
  'src/web/site/copy/how-it-works.ts', // the video, as the specification has it
  'src/web/site/copy/integrations.ts', // below
  'src/web/site/copy/faq.ts', // wearables and voice
  'src/web/site/copy/help/wellness.ts', // wearables and voice
  'src/web/site/integrations-screen.tsx', // how each status looks
  'src/web/site/pages.ts', // that the statuses are told
]

test('no word says that something is unfinished which works', () => {
  const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)
  const said = files
    .filter(({ text }) => text.split('\n').some(line => UNFINISHED.test(line) && !isComment(line)))
    .map(({ path }) => path)
  expect(said.toSorted()).toEqual(NOT_THERE.toSorted())
  const coming = INTEGRATIONS.filter(({ status }) => status === 'Coming Soon').map(({ name }) => name)
  expect(coming).toEqual(['Wearables', 'Voice analysis'])
})
