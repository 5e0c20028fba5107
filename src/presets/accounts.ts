import type { PolicyDocument } from '../domain/policy/policy.ts'
import { presets, type PresetKey } from './presets.ts'

/** A client account that the demo starts with. */
export interface DemoClient {
  readonly key: string
  readonly name: string
  readonly preset: PresetKey
  readonly document: PolicyDocument
}

/**
 * A user that the demo starts with; `config` is laid over the client's document, `party` names
 * whose orders a vendor or distributor reaches.
 */
export interface DemoUser {
  readonly username: string
  /** Key of the client. */
  readonly client: string
  readonly name: string
  readonly email: string | null
  readonly reach: 'client' | 'vendor' | 'distributor'
  readonly party: string | null
  readonly disabled: boolean
  readonly config: PolicyDocument
}

const demoClient = (
  key: string,
  name: string,
  preset: PresetKey,
  named_accounts: PolicyDocument['named_accounts'],
): DemoClient => ({
  key,
  name,
  preset,
  document: { ...presets[preset], ...(named_accounts && { named_accounts }) },
})

/** The demo's clients, one for each shipped profile; accounts with rights of their own by name. */
export const demoClients: readonly DemoClient[] = [
  demoClient('acme', 'Acme Logistics', 'plain', { history: ['admin', 'acme'] }),
  demoClient('shipper', 'Deccan Shippers', 'shipper', undefined),
  demoClient('syngenta', 'Syngenta', 'agrochemical', {
    analysis: ['syngenta'],
    history: ['syngenta'],
    no_add: ['syngenta-driver'],
  }),
  demoClient('bayer', 'Bayer', 'pharma-style', { bulk_upload: ['bayer'], history: ['bayer'] }),
  demoClient('swiggy', 'Swiggy', 'food-delivery', undefined),
]

const user = (
  username: string,
  client: string,
  name: string,
  config: PolicyDocument = {},
): DemoUser => ({
  username,
  client,
  name,
  email: `${username}@example.com`,
  reach: 'client',
  party: null,
  disabled: false,
  config,
})

const distributor = (
  username: string,
  client: string,
  party: string,
  accountType: string,
): DemoUser => ({
  ...user(username, client, party, {
    config: { accountType },
    columns: 'distributor',
    add_columns: [],
  }),
  reach: 'distributor',
  party,
})

/** The client of those who run the product for every client, and its one account. */
export const platformClient: DemoClient = demoClient('platform', 'Platform', 'plain', undefined)
/** Administers every client; what that is, no configuration says. */
export const platformUser = {
  ...user('platform', 'platform', 'Noor Haddad', { config: { accountType: 'Admin', admin: true } }),
  is_platform_admin: true,
} as const satisfies DemoUser & { readonly is_platform_admin: true }

/**
 * Carriers and drivers close an order with the receiver's one-time password, never by a button of
 * their own.
 */
const withoutButton: PolicyDocument = { show_receive_button: false }

/** The demo's users; all have the same password. */
export const demoUsers: readonly DemoUser[] = [
  user('admin', 'acme', 'Asha Menon', { config: { accountType: 'Admin', admin: true } }),
  user('acme', 'acme', 'Acme Logistics', { config: { show_analytics: true } }),
  user('acme-users', 'acme', 'Farah Qureshi', { config: { role: 'User_Mgmnt' } }),
  user('acme-viewer', 'acme', 'Vikram Nair', { config: { 'view-only': true } }),
  user('acme-readonly', 'acme', 'Rohan Das', { config: { disable: 'write' } }),
  {
    ...user('acme-vendor', 'acme', 'Roadrunner Transport', {
      ...withoutButton,
      columns: 'vendor',
      cards: { show_rejected: false },
    }),
    reach: 'vendor',
    party: 'Roadrunner',
  },
  distributor('acme-distributor', 'acme', 'Sharma Distributors', 'Distributor'),
  user('acme-cnf', 'acme', 'Nagpur C&F Agency', { config: { accountType: 'CnF' } }),
  { ...user('disabled', 'acme', 'Former Colleague'), disabled: true },
  user('shipper', 'shipper', 'Deccan Shippers', { config: { show_analytics: true } }),
  user('syngenta', 'syngenta', 'Syngenta'),
  user('syngenta-driver', 'syngenta', 'Suresh Yadav', {
    ...withoutButton,
    config: { accountType: 'syngenta-Driver', allow_manual_trigger_for_epod_notifications: false },
    dashboard_customization: { hide: { edit_trip: true } },
  }),
  distributor('syngenta-distributor', 'syngenta', 'Kisan Agro Traders', 'syngenta-Distributor'),
  user('syngenta-viewer', 'syngenta', 'Leela Iyer', {
    config: { accountType: 'syngenta-Viewer', 'view-only': true },
  }),
  user('bayer', 'bayer', 'Bayer'),
  user('swiggy', 'swiggy', 'Swiggy'),
]
