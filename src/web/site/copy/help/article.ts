import type { Block } from '../block.ts'

export type HelpArticle = { slug: string; title: string; summary: string; body: readonly Block[] }
export type HelpTopic = { id: string; title: string; articles: readonly HelpArticle[] }
