import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const publicUrl = new URL('https://waywell.example')

test.each<[string, Record<string, string>, boolean]>([
  ['no word of an origin', {}, false],
  ['our own origin', { origin: 'https://waywell.example' }, false],
  ['another origin', { origin: 'https://evil.example' }, true],
  ['a sandboxed page', { origin: 'null' }, true],
  ['our host without TLS', { origin: 'http://waywell.example', host: 'waywell.example' }, true],
  ['another site by its own word', { 'sec-fetch-site': 'cross-site' }, true],
  ['a subdomain by its own word', { 'sec-fetch-site': 'same-site' }, true],
  ['ourselves by our own word', { 'sec-fetch-site': 'same-origin' }, false],
  ['localhost to itself', { origin: 'http://localhost:3000', host: 'localhost:3000' }, false],
  ['127.0.0.1 to itself', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  ['[::1] to itself', { origin: 'http://[::1]:3000', host: '[::1]:3000' }, false],
  ['another port of localhost', { origin: 'http://localhost:1', host: 'localhost:3000' }, true],
  ['localhost by another name', { origin: 'http://localhost:3000', host: '127.0.0.1:3000' }, true],
])('a request of %s', (_name, headers, isCross) => {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  expect(isCrossSite(request, publicUrl)).toBe(isCross)
})
