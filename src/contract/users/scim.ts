/** Schemas of SCIM (RFC 7643, 7644) that are spoken here. */
export const scimSchemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const

/** How SCIM is named on the wire; plain JSON is read too. */
export const scimType = 'application/scim+json'

/** Most users of a page; those who ask for more are given so many. */
export const MOST_USERS_OF_PAGE = 50

/** What the service can do (RFC 7643, 5). */
export const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_USERS_OF_PAGE },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an administrator of the client makes',
      primary: true,
    },
  ],
} as const

/** The one kind of resource (RFC 7643, 6). */
export const userResourceType = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  schema: scimSchemas.user,
} as const

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})
const value = attribute('value')

/** The attributes of a user that are kept (RFC 7643, 7). */
export const userSchema = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: scimSchemas.user,
  name: 'User',
  description: 'Who signs in; attributes that are not named here are taken and not kept',
  attributes: [
    attribute('userName', { required: true, mutability: 'immutable', uniqueness: 'global' }),
    attribute('displayName'),
    attribute('name', { type: 'complex', subAttributes: [attribute('formatted')] }),
    attribute('emails', {
      type: 'complex',
      multiValued: true,
      subAttributes: [value, attribute('primary', { type: 'boolean' })],
    }),
    attribute('active', { type: 'boolean' }),
    attribute('roles', {
      type: 'complex',
      multiValued: true,
      mutability: 'writeOnly',
      returned: 'never',
      subAttributes: [value],
    }),
  ],
} as const
