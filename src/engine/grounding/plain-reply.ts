import { isOrder } from './model-orders.ts'
import { plainCharacters } from './plain-characters.ts'

/** Marks of Markdown that say nothing in plain text. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^\s*<think>[\s\S]*?<\/think>/iu, '')
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gmu, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/gu, '$1')
    .replace(/`([^`\n]+)`/gu, '$1')
    .replace(/^[ \t]*[-*][ \t]+/gmu, '• ')
}

/** Markup, links, code and addresses have no place in an answer; null where a sentence is plain. */
export function markupIn(sentence: string): string | null {
  const plain = plainCharacters(sentence)
  return MARKUP.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const MARKUP: readonly [string, RegExp][] = [
  ['html', /<\s*\/?\s*[a-z!?][^>]*>?|&(?:#\d+|#x[\da-f]+|lt|gt|quot|amp);|\\u003c|%3c/iu],
  [
    'link',
    /\]\s*\(|!\[|\bhttps?:|\bhxxps?:|\bwww\.|\b(?:javascript|data|vbscript|file|mailto|tel):(?=\S)|\/\/[\w-]+\./iu,
  ],
  [
    'link',
    /\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|ai|co|dev|app|info|biz|ru|cn|xyz|me|example|edu|gov)\b(?:\/\S*)?/iu,
  ],
  ['address', /[\w.+-]+\s*(?:@|\[at\])\s*[\w-]+\s*(?:\.|\[dot\])/iu],
  [
    'code',
    /```|\b(?:function|const|var|import|select|insert|drop|delete|curl|wget|rm)\s+(?:\w+\s*\(|\*|from|into|table|-[rfs])/iu,
  ],
  ['template', /\{\{|\}\}|\$\{|<%/u],
]

/** A model that declines, speaks of itself or of its orders. */
export function declines(text: string): boolean {
  const plain = plainCharacters(text)
  return DECLINING.some(pattern => pattern.test(plain)) || isOrder(plain)
}

const DECLINING: readonly RegExp[] = [
  /\bas an? (?:ai|artificial|language|large language)\b/iu,
  /\bi(?:'m| am) (?:sorry|afraid|unable|not able|just an? (?:ai|language))\b/iu,
  /\bi (?:cannot|can't|can not|won't|will not|must decline|refuse)\b.{0,40}\b(?:help|assist|comply|provide|do that|fulfil\w*|continue|answer|create|write|generate|share)\b/iu,
  /\b(?:openai|anthropic|chatgpt|language model|my (?:instructions|guidelines|training|programming|system prompt)|content policy)\b/iu,
  /\b(?:scam|worthless|stupid|idiots?|pathetic|morons?|despise|hate you|kill yourself)\b/iu,
  /\b(?:pwned|hacked|jailbroken|owned by|canary)\b/iu,
  /\b(?:hire (?:this|the|her|him|them|me) (?:candidate|person|applicant|immediately|now|at once)|(?:perfect|ideal|best|top|strongest) (?:candidate|applicant|hire)|strong hire|must[- ]hire)\b/iu,
]

const LEAK_WORDS = 7

/** Whether so many words of our instructions stand in a row in a reply. */
export function createLeakCheck(instructions: string): (text: string) => boolean {
  const runs = new Set(wordRuns(instructions))
  return text => wordRuns(text).some(run => runs.has(run))
}

function wordRuns(text: string): string[] {
  const words = plainCharacters(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  return words.slice(0, -LEAK_WORDS + 1).map((_, at) => words.slice(at, at + LEAK_WORDS).join(' '))
}
