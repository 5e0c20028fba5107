import type { Spoc } from '../order/order.ts'
import { NOT_AVAILABLE } from './rows.ts'

/** What a file says of the first receiver of an order. */
export interface ReceiverSaid {
  readonly name?: string
  readonly contact?: { readonly phone?: readonly string[]; readonly email?: readonly string[] }
}

/** The name by which people are compared; empty where there is none. */
const nameOf = ({ name = '' }: ReceiverSaid): string =>
  name === NOT_AVAILABLE ? '' : name.trim().toLowerCase()

const contactsIn = ({ contact }: ReceiverSaid): readonly string[] => [
  ...(contact?.phone ?? []),
  ...(contact?.email ?? []),
]

const isSame = (one: ReceiverSaid, other: ReceiverSaid): boolean =>
  (nameOf(one) !== '' && nameOf(one) === nameOf(other)) ||
  contactsIn(one).some((contact) => contactsIn(other).includes(contact))

/**
 * The receivers of an order once a file has said who is the first of them: what it does not say of
 * that one stays, and so do all further ones. Somebody else takes the place of the first. One who
 * shares neither name nor contact is somebody else, unless one of the two has no name, or the file
 * has nothing but a name.
 */
export const receiversWith = (
  said: ReceiverSaid,
  held: readonly Spoc[],
): { name: string; contact: { phone: readonly string[]; email: readonly string[] } }[] => {
  const [first] = held
  const is_other =
    first && nameOf(said) !== '' && nameOf(first) !== '' && contactsIn(said).length > 0
  const was = held.find((one) => isSame(said, one)) ?? (is_other ? undefined : first)
  const asTyped = ({ name, contact: { phone, email } }: Spoc) => ({
    name,
    contact: { phone, email },
  })
  return [
    {
      name: said.name ?? was?.name ?? '',
      contact: {
        phone: said.contact?.phone ?? was?.contact.phone ?? [],
        email: said.contact?.email ?? was?.contact.email ?? [],
      },
    },
    ...held.filter((one) => one !== first && one !== was).map(asTyped),
  ]
}
