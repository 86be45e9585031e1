/** The text of a Word part, a line for each paragraph. It reads tags as text, so no entity or outside file is ever resolved. */
export function docxText(xml: string): string {
  const lines: string[] = []
  let line = ''
  let isItem = false
  let inText = false
  for (const [token, tag] of xml.matchAll(/<(\/?[\w:]+)(?:\s[^<>]*)?\/?>|[^<]+/gu)) {
    if (tag === undefined) {
      if (inText) line += decoded(token)
      continue
    }
    if (tag === 'w:t') inText = !token.endsWith('/>')
    else if (tag === '/w:t') inText = false
    else if (tag === 'w:tab') line += '\t'
    else if (tag === 'w:br' || tag === 'w:cr') line += '\n'
    else if (tag === 'w:numPr') isItem = true
    else if (tag === '/w:p') {
      lines.push(isItem && line.trim() !== '' ? `• ${line}` : line)
      line = ''
      isItem = false
    }
  }
  if (line !== '') lines.push(line)
  return lines.join('\n')
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/giu,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
