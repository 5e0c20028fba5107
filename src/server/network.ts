import { isIPv6 } from 'node:net'

/**
 * Where a caller comes from, for counting: an IPv4 address, or the /64 network of an IPv6 one, all
 * of which its holder can use at will; '' where its connection has ended by then.
 */
export const networkOf = (ip: string | undefined): string => {
  if (ip === undefined) return ''
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const rest = groups(tail ?? '')
  const filled = [
    ...groups(head),
    ...Array<string>(Math.max(0, 8 - groups(head).length - rest.length)).fill('0'),
    ...rest,
  ]
  return filled
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
