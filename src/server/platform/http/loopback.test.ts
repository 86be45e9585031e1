import { expect, test } from 'vitest'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  '%s is a socket of this machine',
  address => {
    expect(isLoopbackAddress(address)).toBe(true)
  },
)

test.each(['10.0.0.5', '192.168.1.2', '::ffff:10.0.0.5', 'fe80::1', '::', '', '127.0.0.1.evil.example'])(
  '%j is a socket of another',
  address => {
    expect(isLoopbackAddress(address)).toBe(false)
  },
)

test.each(['localhost', 'LOCALHOST:3000', 'app.localhost:3000', '127.0.0.1:80', '[::1]:3000', '[::1]'])(
  '%s names this machine',
  host => {
    expect(isLoopbackHost(host)).toBe(true)
  },
)

test.each([
  'evil.example',
  '127.0.0.1.evil.example:3000',
  'localhost.evil.example',
  'notlocalhost',
  '10.0.0.5',
  '',
])('%j does not', host => {
  expect(isLoopbackHost(host)).toBe(false)
})
