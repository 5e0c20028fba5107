import type { Deps } from '../deps.ts'

/** The part of an address that one household or office shares: /24 of IPv4, /64 of IPv6. */
export const blockOf = (ip: string): string => {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1]
  if (v4 !== undefined) return v4
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string): string[] => text.split(':').filter((group) => group !== '')
  const gap = Math.max(0, 8 - groups(head).length - groups(tail).length)
  return [...groups(head), ...Array.from({ length: gap }, () => '0'), ...groups(tail)]
    .slice(0, 4)
    .join(':')
}

/** The keyed digest by which a network is told from others that ask for codes or try them. */
export const networkTag = ({ keys }: Pick<Deps, 'keys'>, ip: string): string =>
  keys.tagsOf('network', Buffer.from(blockOf(ip)))[0]?.toString('base64url') ?? ''
