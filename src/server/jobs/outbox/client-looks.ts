import { brandOf, type Brand } from '../../../domain/branding/branding.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import type { Deps } from '../../deps.ts'
import { lookOf } from '../../stores/accounts/clients.ts'

/** A client as its messages need it: its effective policy, and how it looks. */
export interface ClientLook {
  readonly policy: Policy
  readonly brand: Brand | null
}

/** How long what was read of a client is believed. */
const KEPT_MS = 2_000
const MOST = 1_000

const readLook = async ({ database, settings }: Deps, client_id: string): Promise<ClientLook> => {
  const client = await lookOf(database, client_id)
  const policy = resolvePolicy(client?.document ?? {})
  const brand = client && brandOf(policy, client)
  return {
    policy,
    brand: brand?.logo
      ? { ...brand, logo: { ...brand.logo, url: `${settings.public_url}${brand.logo.url}` } }
      : brand,
  }
}

/**
 * Reads clients as messages need them, each again after 2 s. Fails closed: throws where one cannot
 * be read, since what it allows and forbids is not known then; the next call reads it anew.
 */
export const clientLooks = (deps: Deps): ((client_id: string) => Promise<ClientLook>) => {
  const known = new Map<string, { readonly until: number; readonly look: Promise<ClientLook> }>()
  return (client_id) => {
    const now = performance.now()
    const found = known.get(client_id)
    if (found && found.until > now) return found.look
    if (known.size >= MOST) known.clear()
    const look = readLook(deps, client_id)
    known.set(client_id, { until: now + KEPT_MS, look })
    look.catch(() => {
      if (known.get(client_id)?.look === look) known.delete(client_id)
    })
    return look
  }
}
