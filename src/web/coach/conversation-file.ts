import type { Conversation } from '#shared/coach/conversation.ts'
import { GUIDES } from '#shared/coach/guide.ts'
import { PRODUCT } from '#shared/product.ts'

/** A conversation as Markdown, as it stands on the screen: who said what, what answers rest on, and the outcome of a guide. */
export function conversationFile({ title, created_at, messages, guide }: Conversation): File {
  const lines = [
    `# ${title}`,
    `${PRODUCT} coach, ${created_at.slice(0, 'yyyy-mm-dd'.length)}. The coach is a program.`,
    ...(guide ? [guideText(guide)] : []),
    ...messages.map(({ sender, text, used }) =>
      sender === 'user'
        ? `**You:**\n\n${quoted(text)}`
        : `**Coach:**\n\n${text}${used.length > 0 ? `\n\n_Based on ${used.map(use => use.text).join('; ')}_` : ''}`,
    ),
  ]
  return new File([`${lines.join('\n\n')}\n`], `${fileName(title)}.md`, { type: 'text/markdown' })
}

/** What somebody typed is a quotation: a line that begins with "#" stays their line. */
function quoted(text: string): string {
  return text
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')
}

function guideText({ kind, steps, outcome }: NonNullable<Conversation['guide']>): string {
  const answered = steps.filter(({ answer }) => answer !== null)
  const table = outcome?.table
  return [
    `## ${GUIDES[kind].title}`,
    ...answered.map(({ prompt, answer }) => `**${prompt}**\n\n${quoted(answer ?? '')}`),
    ...(outcome ? ['### What you take along', ...outcome.paragraphs] : []),
    ...(table
      ? [
          [
            `| | ${table.head.join(' | ')} |`,
            `|---|${table.head.map(() => '---|').join('')}`,
            ...table.rows.map(({ name, cells }) => `| ${[name, ...cells].map(cell).join(' | ')} |`),
          ].join('\n'),
        ]
      : []),
  ].join('\n\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

const MAX_NAME_CHARACTERS = 60

function fileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
  return plain.slice(0, MAX_NAME_CHARACTERS) || 'conversation'
}
