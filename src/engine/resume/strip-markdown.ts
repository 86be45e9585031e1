/** A line of Markdown as its reader sees it: no marks of headings, stress, links or table borders. */
export function stripMarkdown(line: string): string {
  if (RULE_LINE.test(line)) return ''
  if (!MARKDOWN_MARK.test(line)) return line
  return line
    .replace(/^\s*#{1,6}\s+/u, '')
    .replace(/\[([^\]]{1,200})\]\(([^)\s]{1,300})\)/gu, (_, label: string, address: string) =>
      CONTACT_LABEL.test(label) ? address.replace(/^mailto:/u, '') : label,
    )
    .replace(/(?<![\p{L}\d*])\*{1,3}(?=[^\s*])([^*]{0,300}[^\s*])\*{1,3}(?![\p{L}\d*])/gu, '$1')
    .replace(/(?<![\p{L}\d_])_{1,3}(?=[^\s_])([^_]{0,300}[^\s_])_{1,3}(?![\p{L}\d_])/gu, '$1')
    .replace(/`([^`]{1,100})`/gu, '$1')
    .replace(/^\s*\|\s*(.*?)\s*\|\s*$/u, '$1')
}

/** Most lines hold none of these, and four searches in each are spared. */
const MARKDOWN_MARK = /[#*_`[|]/u
const RULE_LINE = /^\s*(?:[-*_=~]\s?){3,}\s*$|^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?)?\s*$/u
const CONTACT_LABEL = /^(?:linked ?in|github|gitlab|portfolio|web ?site|e-?mail|twitter|homepage)$/iu
