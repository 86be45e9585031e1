/** Where a visit on a preview host should be instead, with path, query and hash; null when it is where it should be. */
export function canonicalAddress(here: URL, origin: string, previewHosts: string): string | null {
  const suffixes = previewHosts
    .split(',')
    .map(host => host.trim().toLowerCase())
    .filter(Boolean)
  const onPreview = suffixes.some(suffix => here.hostname === suffix || here.hostname.endsWith(`.${suffix}`))
  if (!onPreview || !URL.canParse(origin)) return null
  const target = new URL(origin)
  if (target.host === here.host) return null
  return `${target.origin}${here.pathname}${here.search}${here.hash}`
}
