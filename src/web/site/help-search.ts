import MiniSearch from 'minisearch'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import type { Block } from './copy/block.ts'
import { FAQ } from './copy/faq.ts'
import { articlePath, HELP_ARTICLES } from './copy/help/catalog.ts'
import { HELP_TEXTS } from './copy/help/texts.ts'
import { PRICING_FAQ } from './copy/plans.ts'

export type Found = { path: string; title: string; kind: string }

const RESULTS_MAX = 8
const SAME_WORDS: Record<string, string> = {
  cv: 'resume',
  login: 'sign',
  signin: 'sign',
  price: 'cost',
  pay: 'cost',
}

/** What somebody in danger may search for; the article says it in gentler words. */
const CRISIS_WORDS =
  'suicide suicidal kill myself die dying self-harm cutting crisis emergency hotline helpline overdose abuse violence danger hopeless'

/** Finds help articles and answers for what somebody types, typing errors included. */
export function searchHelp(query: string): Found[] {
  const found = index.search(query)
  return found.slice(0, RESULTS_MAX).flatMap(({ id }) => entries.get(id) ?? [])
}

const documents = [
  ...HELP_ARTICLES.map(({ slug, title, summary }) => ({
    path: articlePath(slug),
    title,
    kind: 'Article',
    summary,
    text: HELP_TEXTS[slug].map(plain).join(' '),
    ...(articlePath(slug) === HELP_NOW_PATH && { keywords: CRISIS_WORDS }),
  })),
  ...FAQ.flatMap(({ entries }) => entries).map(entry => question('/support/faq', entry)),
  ...PRICING_FAQ.map(entry => question('/product/pricing', entry)),
]

const entries = new Map<string, Found>(
  documents.map(({ path, title, kind }) => [path, { path, title, kind }]),
)

const index = new MiniSearch({
  idField: 'path',
  fields: ['title', 'summary', 'text', 'keywords'],
  processTerm: term => {
    const plainTerm = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return SAME_WORDS[plainTerm] ?? plainTerm
  },
  searchOptions: {
    boost: { title: 3, summary: 2, keywords: 12 },
    prefix: term => term.length > 1,
    // Of a word that stands somewhere, others a few letters away are not meant: "cancel" is no "chance".
    fuzzy: term => (term.length > 3 && !isKnown(term) ? 0.25 : false),
  },
})
index.addAll(documents)

function isKnown(term: string): boolean {
  return index.search(term, { prefix: true, fuzzy: false }).length > 0
}

function question(page: string, entry: { id: string; question: string; answer: string }) {
  return {
    path: `${page}#${entry.id}`,
    title: entry.question,
    kind: 'Question',
    text: withoutLinks(entry.answer),
  }
}

function plain(block: Block): string {
  return withoutLinks(typeof block === 'string' ? block : block.list.join(' '))
}

function withoutLinks(text: string) {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}
