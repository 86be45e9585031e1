import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Who is calling, as limits count it: a forwarded address only from as many proxies as are trusted, IPv6 by its /64. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return network(direct)
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  return network(forwarded.at(-trustedProxies) ?? direct)
}

export function network(address: string): string {
  const plain = withoutPort(address.toLowerCase()).replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = ipv6Groups(plain)
  const [a = 0, b = 0] = groups.slice(6)
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff)
    return [a >> 8, a & 255, b >> 8, b & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** The /48 of an IPv6 network, which one subscriber may hold whole; null where there is none. */
export function siteNetwork(network: string): string | null {
  const groups = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)?.[1]
  return groups ? `${groups}::/48` : null
}

// Some proxies add the port: left on, every connection of one client would be a client of its own.
function withoutPort(address: string): string {
  const bare = address.replaceAll('"', '')
  return /^\[([^\]]*)\](:\d*)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d*$/.exec(bare)?.[1] ?? bare
}

function ipv6Groups(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [left = [], right = []] = hex.split('::').map(half =>
    half
      .split(':')
      .filter(Boolean)
      .map(group => Number.parseInt(group, 16)),
  )
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
