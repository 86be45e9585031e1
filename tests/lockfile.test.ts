import { expect, test } from 'vitest'
import lock from '../package-lock.json' with { type: 'json' }

type Locked = { integrity?: string; resolved?: string }
const packages = Object.entries(lock.packages as Record<string, Locked>).filter(([path]) => path !== '')

test('every package is locked with its hash', () => {
  const missing = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(missing.map(([path]) => path)).toEqual([])
  expect(packages.length).toBeGreaterThan(400)
})

test('no package names the host it came from: everybody installs from their own registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
