import type { ListedUser } from '../../../contract/users/users.ts'

/** Whose orders a user may see. */
export const reaches = [
  'client',
  'vendor',
  'distributor',
] as const satisfies readonly ListedUser['reach'][]

/** What stands in the form of a user; an empty role or type is the client's. */
export interface UserValues {
  readonly name: string
  readonly email: string
  readonly role: string
  readonly accountType: string
  readonly reach: ListedUser['reach']
  readonly party: string
}

/** A form in which nothing was typed. */
export const blankUser: UserValues = {
  name: '',
  email: '',
  role: '',
  accountType: '',
  reach: 'client',
  party: '',
}

const own = ({ document }: ListedUser, key: string): string => {
  const value = (document['config'] as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'string' ? value : ''
}

/** What the form of a user begins with. */
export const valuesOf = (user: ListedUser): UserValues => ({
  name: user.name,
  email: user.email ?? '',
  role: own(user, 'role'),
  accountType: own(user, 'accountType'),
  reach: user.reach,
  party: user.party ?? '',
})

/** The values as the wire has them. */
export const bodyOf = ({ name, email, role, accountType, reach, party }: UserValues) => ({
  name: name.trim(),
  email: email.trim() || null,
  role: role.trim() || null,
  accountType: accountType.trim() || null,
  reach,
  party: reach === 'client' ? null : party.trim(),
})

/** The fields in which two forms differ. */
export const differing = (a: UserValues, b: UserValues): (keyof UserValues)[] => {
  const [left, right] = [bodyOf(a), bodyOf(b)]
  return (Object.keys(blankUser) as (keyof UserValues)[]).filter(
    (field) => left[field] !== right[field],
  )
}

/** What was changed, as PATCH takes it: a party goes along with the reach that it is of. */
export const patchOf = (
  before: UserValues,
  after: UserValues,
): Partial<ReturnType<typeof bodyOf>> => {
  const changed = new Set(differing(before, after))
  if (changed.has('reach') || changed.has('party')) changed.add('reach').add('party')
  return Object.fromEntries(
    Object.entries(bodyOf(after)).filter(([field]) => changed.has(field as keyof UserValues)),
  )
}
