import type { TitleIndex } from '#engine/titles/title-index.ts'
import type { KnownTitle } from '../../../knowledge/build/titles/title-lists.ts'
import { typedTitle } from './held-out.ts'

/** A title as typed, and the codes of the occupations that are right. */
export type Case = { text: string; codes: readonly string[] }
export type Matcher = (text: string) => { code: string; score: number }[]

const SOC_CHARS = '15-1252'.length

export function titleCases(full: TitleIndex, titles: KnownTitle[], spell = (text: string) => text): Case[] {
  return titles.map(title => ({
    text: spell(typedTitle(title, full.headNouns)),
    // Other countries' lists are joined to groups of occupations, not to single ones.
    codes: title.classes.map(at => codeOf(full, at).slice(0, isAbroad(title) ? SOC_CHARS : undefined)),
  }))
}

export function isRight({ codes }: Case, code: string): boolean {
  return codes.some(right => code.startsWith(right))
}

function isAbroad({ kind }: KnownTitle): boolean {
  return kind === 'abroad' || kind === 'abroad unsure'
}

function codeOf(index: TitleIndex, at: number): string {
  return index.occupations[at]?.code ?? ''
}
