import { shortAddress, type ShortAddress } from '../../../domain/messages/short-address.ts'

/** The three public pages. */
export type PublicRole = 'receiver' | 'driver' | 'tracking'

/**
 * What the address of a public page asks for: nothing yet, an order by its reference or id, by a
 * reference that says whose page it is too, or by LR number.
 */
export type Address =
  | { readonly role: PublicRole; readonly kind: 'ask' }
  | {
      readonly role: PublicRole
      readonly kind: 'ref'
      readonly client: string | null
      readonly ref: string
    }
  | (ShortAddress & { readonly kind: 'link' })
  | { readonly role: PublicRole; readonly kind: 'lr'; readonly client: string; readonly lr: string }

const roles = new Map<string, PublicRole>([
  ['publicreceiver', 'receiver'],
  ['publicdriver', 'driver'],
  ['publictracking', 'tracking'],
])

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Reads the address of a public page (PUBL-01 to PUBL-03); what it does not know is the page that
 * asks for a number.
 */
export const addressOf = (pathname: string, search = ''): Address => {
  const short = shortAddress(pathname, search)
  if (short) return { kind: 'link', ...short }
  const [page = '', ...parts] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  const role = roles.get(page) ?? 'receiver'
  const [first, second, third] = parts
  if (first === undefined || parts.length > 3) return { role, kind: 'ask' }
  if (second === undefined) return { role, kind: 'ref', client: null, ref: first }
  if (third === undefined) return { role, kind: 'ref', client: first, ref: second }
  return second === 'lr' ? { role, kind: 'lr', client: first, lr: third } : { role, kind: 'ask' }
}

/** Whose page an address names; null where the order's answer says it. */
export const roleOf = (address: Address): PublicRole | null =>
  address.kind === 'link' ? null : address.role

/** The API's path for an address that names an order. */
export const apiPath = (address: Exclude<Address, { kind: 'ask' }>): string => {
  if (address.kind === 'link') {
    const { header, ref } = address
    return `/public/link/${header ? `${header}/` : ''}${encodeURIComponent(ref)}`
  }
  const parts =
    address.kind === 'lr'
      ? [address.client, 'lr', address.lr]
      : address.client === null
        ? [address.ref]
        : [address.client, address.ref]
  return ['/public', address.role, ...parts.map(encodeURIComponent)].join('/')
}
