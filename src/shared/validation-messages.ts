import * as z from 'zod/mini'

/** Restores the default sentences the specification names (Required, Invalid email, …); a schema's own sentence still wins. */
export function applySpecifiedMessages() {
  // Without jitless, zod probes `new Function` and every form page reports a CSP violation.
  z.config({ jitless: true, customError: defaultMessage })
}

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

function defaultMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof issue.input === 'number')
        return 'Expected integer, received float'
      return issue.input === undefined
        ? 'Required'
        : `Expected ${issue.expected}, received ${kindOf(issue.input)}`
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : issue.format === 'url' ? 'Invalid url' : 'Invalid'
    case 'too_small':
      return size(
        issue.origin,
        issue.exact ? 'exactly' : 'at least',
        'greater than or equal to',
        Number(issue.minimum),
      )
    case 'too_big':
      return size(
        issue.origin,
        issue.exact ? 'exactly' : 'at most',
        'less than or equal to',
        Number(issue.maximum),
      )
    case 'invalid_value':
      return issue.input === undefined
        ? 'Required'
        : `Invalid value. Expected ${issue.values.map(v => `'${String(v)}'`).join(' | ')}`
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${issue.keys.map(k => `'${k}'`).join(', ')}`
    default:
      return 'Invalid input'
  }
}

function size(origin: string, count: string, amount: string, limit: number) {
  if (origin === 'string') return `String must contain ${count} ${limit} character(s)`
  if (origin === 'array') return `Array must contain ${count} ${limit} element(s)`
  return `Number must be ${amount} ${limit}`
}

function kindOf(value: unknown) {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isNaN(value) ? 'nan' : typeof value
}
