import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Deps } from '../deps.ts'
import { hostOf } from '../stores/links/links.ts'

/**
 * A client's policy by its own document, as its public pages have it: what an account of its adds
 * for itself binds nobody else.
 */
export const clientPolicy = async (
  { database }: Pick<Deps, 'database'>,
  client_id: string,
): Promise<Policy> => resolvePolicy((await hostOf(database, client_id, null))?.document ?? {})
