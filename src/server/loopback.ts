import { BlockList, isIP } from 'node:net'

const here = new BlockList()
here.addSubnet('127.0.0.0', 8, 'ipv4')
here.addAddress('::1', 'ipv6')

/** Does this host name or address mean the machine itself, and nothing else? */
export const isLoopback = (host: string): boolean => {
  const version = isIP(host)
  return version === 0 ? host === 'localhost' : here.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
