/** Whether an address of a socket belongs to this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address) || address === '::1'
}

/** Whether a host, with or without its port, names this machine and nothing that another name server can point here. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  )
}
