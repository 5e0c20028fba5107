/** One group of calls in the document. */
export interface Tag {
  readonly name: string
  readonly description: string
}

const groups: readonly (Tag & { readonly paths: readonly string[] })[] = [
  {
    name: 'Orders',
    description: 'Adding, finding, editing and reading orders, and the feed of changes.',
    paths: [
      'orders',
      'fetch_orders',
      'counter',
      'edit_epod',
      'items',
      'lots',
      'request-cutter',
      'requestid',
      'imports',
      'bulk',
      'bulk_changes',
      'labels',
      'live',
    ],
  },
  {
    name: 'Proof',
    description: 'What is put on record at delivery: receipt, photos, one-time passwords, files.',
    paths: ['update_epod', 'trigger_otp', 'files'],
  },
  {
    name: 'Reports',
    description: 'Downloads, History, Analysis and the scorecard.',
    paths: ['download', 'downloads', 'history', 'analysis', 'preferences', 'views'],
  },
  {
    name: 'Other systems',
    description: 'Webhooks, API keys, and the languages of the trade.',
    paths: ['webhooks', 'api-keys', 'epcis'],
  },
  {
    name: 'Sessions',
    description: 'Signing in and out, second factors, passkeys and the caller’s own account.',
    paths: [
      'login',
      'validtoken',
      'decodetoken',
      'session',
      'sessions',
      'logout',
      'url-codes',
      'reset-password',
      'account',
    ],
  },
  {
    name: 'Users and configuration',
    description: 'Accounts, clients, and the versions of a client’s configuration.',
    paths: ['users', 'clients', 'admin', 'policy-settings', 'brand', 'about'],
  },
  {
    name: 'Public pages',
    description: 'What receivers, drivers and whoever tracks an order call, by a link’s token.',
    paths: ['public', 'public-order'],
  },
  {
    name: 'Crates',
    description: 'The account of returnable crates.',
    paths: ['crates'],
  },
  {
    name: 'Operations',
    description: 'Messages on their way, upkeep, legal holds and erasure.',
    paths: ['outbox', 'operations', 'legal-holds', 'erasures'],
  },
]

/** Webhooks, which are no calls of ours. */
export const TOLD: Tag = {
  name: 'Told to webhooks',
  description: 'What is sent to an address that POST /api/webhooks named (Standard Webhooks).',
}

const firstWord = (url: string): string => url.split('/')[1] ?? ''

/**
 * Name of the group of a path under /api; a path with a first word that no group has is a group of
 * its own.
 */
export const tagOf = (url: string): string =>
  groups.find(({ paths }) => paths.includes(firstWord(url)))?.name ?? firstWord(url)

/** The groups of these paths, those that we name first. */
export const tagsOf = (urls: readonly string[]): Tag[] => {
  const used = new Set(urls.map(tagOf))
  const named = groups.map(({ name, description }) => ({ name, description }))
  const others = [...used].filter((name) => !groups.some((group) => group.name === name))
  return [
    ...named.filter(({ name }) => used.has(name)),
    ...others.map((name) => ({ name, description: `The calls under /api/${name}.` })),
    TOLD,
  ]
}
