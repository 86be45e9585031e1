import { ORIGIN_PLACEHOLDER } from '#shared/installation.ts'
import type { ListedPage } from './page-html.ts'

/** Every public page, for search engines. */
export function sitemap(pages: readonly ListedPage[]): string {
  const urls = pages
    .filter(page => !page.unlisted)
    .map(page => `  <url><loc>${ORIGIN_PLACEHOLDER}${page.path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/** Everything public may be read; what needs an account has nothing to find. */
export function robots(appPaths: readonly string[]): string {
  const closed = ['/api/', '/auth/', '/functions/', ...appPaths.filter(path => path !== '/privacy')]
  return `User-agent: *
${closed.map(path => `Disallow: ${path}\n`).join('')}
Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml
`
}
