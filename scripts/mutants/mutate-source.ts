import { type ESTree, parseSync, Visitor } from 'vite'

/** One small change of a source file that a test should notice. */
export type Mutant = {
  start: number
  end: number
  replacement: string
  /** What kind of rule is changed. */
  kind: MutantKind
  /** The line before and after, as a person reads it. */
  line: number
  before: string
  after: string
}

type MutantKind = 'number' | 'comparison' | 'logic' | 'arithmetic' | 'branch' | 'call' | 'check'

type Span = { start: number; end: number }

const COMPARISONS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}
const ARITHMETIC: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*' }
const SWAPPED_CALLS: Record<string, string> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
}
const REMOVED_CALLS = new Set(['filter', 'sort', 'toSorted', 'slice', 'trim', 'toLowerCase', 'reverse'])

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} could not be parsed: ${errors[0]?.message}`)
  const found: Mutant[] = []
  const skipped: Span[] = []
  const add = (kind: MutantKind, span: Span, replacement: string) => {
    if (skipped.some(outer => outer.start <= span.start && span.end <= outer.end)) return
    const changed = text.slice(0, span.start) + replacement + text.slice(span.end)
    // Code that cannot be parsed fails every test, whatever they say.
    if (parseSync(path, changed).errors.length === 0) found.push(mutant(text, kind, span, replacement))
  }
  const operator = (kind: MutantKind, left: Span, right: Span, from: string, to: string | undefined) => {
    const at = text.indexOf(from, left.end)
    if (to !== undefined && at >= 0 && at < right.start) add(kind, { start: at, end: at + from.length }, to)
  }
  new Visitor({
    TSLiteralType: node => skipped.push(node),
    ForStatement: node => {
      // A changed loop runs forever or reads past the end: that tests no rule.
      for (const part of [node.init, node.test, node.update]) if (part) skipped.push(part)
    },
    MemberExpression: node => {
      if (node.computed) skipped.push(node.property)
    },
    VariableDeclarator: node => {
      if (node.init?.type === 'Literal' && (node.init.value === 0 || node.init.value === 1))
        add('number', node.init, String(node.init.value + 1))
    },
    Literal: node => {
      if (typeof node.value === 'number' && node.value !== 0 && node.value !== 1)
        add('number', node, changedNumber(node.value))
    },
    BinaryExpression: node => {
      const { left, right } = node
      operator('comparison', left, right, node.operator, COMPARISONS[node.operator])
      if (!isText(left) && !isText(right))
        operator('arithmetic', left, right, node.operator, ARITHMETIC[node.operator])
    },
    LogicalExpression: node => {
      if (node.operator !== '??')
        operator('logic', node.left, node.right, node.operator, node.operator === '&&' ? '||' : '&&')
    },
    UnaryExpression: node => {
      if (node.operator === '!') add('logic', { start: node.start, end: node.argument.start }, '')
    },
    IfStatement: node => add('branch', node.test, 'false'),
    ConditionalExpression: node => add('branch', node.test, 'false'),
    CallExpression: node => {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return
      const name = callee.property.name
      const swapped = SWAPPED_CALLS[name]
      const isMath = callee.object.type === 'Identifier' && callee.object.name === 'Math'
      if (swapped !== undefined && (isMath || swapped === 'some' || swapped === 'every'))
        add('call', callee.property, swapped)
      const isSchema = callee.object.type === 'Identifier' && callee.object.name === 'z'
      if (REMOVED_CALLS.has(name) && !isSchema) add('call', { start: callee.object.end, end: node.end }, '')
      if (name !== 'check') return
      for (const [at, rule] of node.arguments.entries()) {
        const [previous, next] = [node.arguments[at - 1], node.arguments[at + 1]]
        if (next) add('check', { start: rule.start, end: next.start }, '')
        else add('check', { start: previous ? previous.end : rule.start, end: rule.end }, '')
      }
    },
  }).visit(program)
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Far enough from the old value that a test at the edge notices, near enough that a loose one does not. */
function changedNumber(value: number): string {
  if (!Number.isInteger(value)) return String(Number((value * 1.2).toPrecision(4)))
  return String(value <= 20 ? value + 1 : Math.round(value * 1.1))
}

function isText(node: ESTree.Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

function mutant(text: string, kind: MutantKind, { start, end }: Span, replacement: string): Mutant {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const stop = text.indexOf('\n', end)
  const to = stop < 0 ? text.length : stop
  return {
    start,
    end,
    replacement,
    kind,
    line: text.slice(0, start).split('\n').length,
    before: oneLine(text.slice(from, to)),
    after: oneLine(text.slice(from, start) + replacement + text.slice(end, to)),
  }
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim()
}
