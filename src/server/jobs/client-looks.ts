import { brandOf, type Brand } from '../../domain/branding/branding.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Deps } from '../deps.ts'
import { lookOf } from '../stores/accounts/clients.ts'

/** A client as its messages need it: its effective policy, and how it looks. */
export interface ClientLook {
  readonly policy: Policy
  readonly brand: Brand | null
}

/** How long what was read of a client is believed. */
const KEPT_MS = 2_000
const MOST = 1_000

const readLook = async (
  { database, settings, log }: Deps,
  client_id: string,
): Promise<ClientLook> => {
  try {
    const client = await lookOf(database, client_id)
    const policy = resolvePolicy(client?.document ?? {})
    const brand = client && brandOf(policy, client)
    return {
      policy,
      brand: brand?.logo
        ? { ...brand, logo: { ...brand.logo, url: `${settings.public_url}${brand.logo.url}` } }
        : brand,
    }
  } catch (error) {
    log.warn({ err: error, client_id }, 'messages leave without their client’s look and policy')
    return { policy: resolvePolicy({}), brand: null }
  }
}

/** Reads clients as messages need them, each again after 2 s; what cannot be read is plain. */
export const clientLooks = (deps: Deps): ((client_id: string) => Promise<ClientLook>) => {
  const known = new Map<string, { readonly until: number; readonly look: Promise<ClientLook> }>()
  return (client_id) => {
    const now = performance.now()
    const found = known.get(client_id)
    if (found && found.until > now) return found.look
    if (known.size >= MOST) known.clear()
    const look = readLook(deps, client_id)
    known.set(client_id, { until: now + KEPT_MS, look })
    return look
  }
}
