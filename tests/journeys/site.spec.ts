import { expect, test } from './journey.ts'
import { FOOTER_LINKS, PUBLIC_PAGES } from './site-pages.ts'

for (const { path, heading, texts, links } of PUBLIC_PAGES) {
  test(`${path} says what the specification says, and leads where it should`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const body = page.locator('body')
    for (const text of texts) await expect(body).toContainText(text)
    for (const link of [...links, ...FOOTER_LINKS])
      await expect(page.locator(`a[href="${link}"]`).first()).toBeAttached()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL(path, page.url()).href,
    )
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/social-card\.png$/)
  })
}

test('no two pages share a title or a description', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of await pathsOfSitemap(request)) {
    const html = await (await request.get(path)).text()
    for (const found of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      const text = found.exec(html)?.[1] ?? ''
      expect(text.length, path).toBeGreaterThan(0)
      expect(seen.get(text), `${path}: “${text}”`).toBeUndefined()
      seen.set(text, path)
    }
  }
})

test('the sitemap lists every public page, and no link or anchor on any of them is dead', async ({
  request,
}) => {
  const paths = await pathsOfSitemap(request)
  expect(paths).toEqual(expect.arrayContaining(PUBLIC_PAGES.map(page => page.path)))
  const pages = new Map<string, Promise<{ status: number; html: string }>>()
  const open = (path: string) => {
    const opened =
      pages.get(path) ??
      request.get(path).then(async answer => ({ status: answer.status(), html: await answer.text() }))
    pages.set(path, opened)
    return opened
  }
  const dead: string[] = []
  for (const from of paths) {
    const { html } = await open(from)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^(mailto:|tel:|sms:|https:\/\/)/.test(href)) continue
      const target = new URL(href, `http://site${from}`)
      const { status, html: there } = await open(target.pathname)
      const anchor = target.hash.slice(1)
      if (status !== 200 || (anchor && !there.includes(`id="${anchor}"`))) dead.push(`${from} → ${href}`)
    }
  }
  expect(dead).toEqual([])
})

test('a link that leaves the site is https, a mail, a call or a text, and tells the other side nothing', async ({
  request,
}) => {
  for (const path of await pathsOfSitemap(request)) {
    const html = await (await request.get(path)).text()
    for (const [tag, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)) {
      expect(href, path).toMatch(/^(\/|#|https:\/\/|mailto:|tel:|sms:)/)
      if (href.startsWith('https:')) expect(tag, path).toContain('noopener')
    }
  }
})

test('there are a robots file, a manifest and icons that exist', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap\.xml/)
  const manifest = await (await request.get('/site.webmanifest')).json()
  const files = [
    ...manifest.icons.map((icon: { src: string }) => icon.src),
    '/apple-touch-icon.png',
    '/social-card.png',
  ]
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
})

test('an unknown path is a real 404 that leads home', async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a visit on a preview host ends on the canonical one, with path, query and hash', async ({
  page,
  baseURL,
}) => {
  const preview = new URL('/support/faq?from=mail#refunds', baseURL)
  preview.hostname = 'branch.preview.localhost'
  await page.goto(preview.href)
  await expect(page).toHaveURL('/support/faq?from=mail#refunds')
  await expect(page.getByText('we refund it in full')).toBeVisible()
})

test('a signed-in person who opens / stands on the dashboard', async ({ page, user }) => {
  expect(user.email).toContain('@')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})

test('pricing asks a visitor to log in before subscribing', async ({ page }) => {
  await page.goto('/product/pricing')
  await page.getByRole('button', { name: 'Choose Professional' }).click()
  await expect(page.getByText('Please log in')).toBeVisible()
  await expect(page.getByText('You need to be logged in to subscribe to a plan.')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('an answer of the FAQ opens by its own address, and by a link inside the site', async ({ page }) => {
  await page.goto('/support/faq#refunds')
  await expect(page.getByText('we refund it in full')).toBeVisible()
  await page.goto('/support/help-center')
  await page.getByRole('searchbox').fill('refund')
  await page.getByRole('link', { name: /Can I have my money back/ }).click()
  await expect(page).toHaveURL('/support/faq#refunds')
  await expect(page.getByText('we refund it in full')).toBeVisible()
})

test('the Help Center finds an article while one types, typing errors included', async ({ page }) => {
  await page.goto('/support/help-center')
  const results = page.getByRole('list', { name: 'Search results' })
  await page.getByRole('searchbox').pressSequentially('burnot ris')
  await expect(results.getByRole('link').first()).toContainText('How burnout risk is worked out')
  await page.getByRole('searchbox').fill('xylophone zebra')
  await expect(page.getByText('Nothing found for “xylophone zebra”.')).toBeVisible()
  await page.getByRole('searchbox').fill('pasword')
  await results.getByRole('link', { name: /Reset your password/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
})

type Get = { get: (path: string) => Promise<{ text: () => Promise<string> }> }

async function pathsOfSitemap(request: Get): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
