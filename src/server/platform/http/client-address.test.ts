import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, network, siteNetwork } from './client-address.ts'

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test('a forwarded address is ignored unless a proxy is trusted', () => {
  expect(clientAddress(from('192.0.2.1', '203.0.113.9'), 0)).toBe('192.0.2.1')
})

test('of a chain only what the trusted proxies added counts', () => {
  expect(clientAddress(from('10.0.0.1', '1.1.1.1, 203.0.113.9'), 1)).toBe('203.0.113.9')
  expect(clientAddress(from('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9')
  expect(clientAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1')
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['192.0.2.1:5555', '192.0.2.1'],
  ['192.0.2.1:', '192.0.2.1'],
  ['[2001:db8:1:2::9]:', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::9]:443"', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, expected) => {
  expect(network(address)).toBe(expected)
})

test('an IPv6 network belongs to the /48 of its site, an IPv4 address to none', () => {
  expect(siteNetwork(network('2001:db8:1:2::9'))).toBe('2001:db8:1::/48')
  expect(siteNetwork(network('2001:db8:1:ffff::9'))).toBe('2001:db8:1::/48')
  expect(siteNetwork(network('192.0.2.1'))).toBeNull()
  expect(siteNetwork('unknown')).toBeNull()
})

test('a port that a proxy adds to the forwarded address is not another client', () => {
  expect(clientAddress(from('10.0.0.1', '203.0.113.9:5555'), 1)).toBe('203.0.113.9')
  expect(clientAddress(from('10.0.0.1', '[2001:db8::1]:443'), 1)).toBe(
    clientAddress(from('10.0.0.1', '2001:db8::1'), 1),
  )
})
