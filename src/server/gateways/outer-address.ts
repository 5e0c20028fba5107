import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../loopback.ts'

/** Apart, since a list looks up each IPv4 address among those of IPv6 too. */
const [inner, inner6] = [new BlockList(), new BlockList()]
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
// What global unicast is not (2000::/3), and what of it stands for addresses of IPv4.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  inner6.addSubnet(network, bits, 'ipv6')

/**
 * May this address be asked from here? Those of inner networks may not (server-side request
 * forgery): a client's administrator names hosts, and must not reach with them what only this
 * machine can. Loopback may where `lets_loopback`.
 */
export const mayBeAsked = (address: string, lets_loopback: boolean): boolean => {
  const version = isIP(address)
  if (version === 0) return false
  if (lets_loopback && isLoopback(address)) return true
  return version === 4 ? !inner.check(address, 'ipv4') : !inner6.check(address, 'ipv6')
}
