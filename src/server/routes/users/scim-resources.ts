import { scimSchemas } from '../../../contract/users/scim.ts'
import type { ProvisionedUser } from '../../stores/accounts/provisioned-users.ts'

/** Which state of a user an answer shows, as ETag and If-Match say it. */
export const versionOf = ({ rev }: ProvisionedUser): string => `W/"${rev}"`

/** Where a user stands: under the address of its client, or that of all, as it was asked for. */
export const locationOf = (
  public_url: string,
  client: string | null,
  { id }: ProvisionedUser,
): string => `${public_url}/scim/v2/${client === null ? '' : `${client}/`}Users/${id}`

/** A user as RFC 7643 writes one. */
export const userResource = (user: ProvisionedUser, location: string) => ({
  schemas: [scimSchemas.user],
  id: user.id,
  ...(user.external_id !== null && { externalId: user.external_id }),
  userName: user.username,
  name: { formatted: user.name },
  displayName: user.name,
  ...(user.email !== null && {
    emails: [{ value: user.email, type: 'work', primary: true }],
  }),
  active: !user.disabled,
  meta: {
    resourceType: 'User',
    created: user.created_at,
    lastModified: user.changed_at,
    location,
    version: versionOf(user),
  },
})

/** A page of resources as RFC 7644 answers one; `from` counts from one. */
export const resourceList = (
  Resources: readonly object[],
  totalResults = Resources.length,
  from = 1,
) => ({
  schemas: [scimSchemas.list],
  totalResults,
  startIndex: from,
  itemsPerPage: Resources.length,
  Resources,
})
