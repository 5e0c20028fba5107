import type { Viewer } from '../../../domain/policy/viewer.ts'
import type { Scope } from './database.ts'

/** Row scope of a client's own desk: all of its rows. */
export const deskScope = (client_id: string): Scope => ({ client_id, kind: 'client', party: '' })

/** Row scope of a viewer: the rows that its transactions may see. */
export const scopeOf = ({ client_id, reach }: Viewer): Scope => {
  switch (reach.kind) {
    case 'client':
      return deskScope(client_id)
    case 'vendor':
      return { client_id, kind: 'vendor', party: reach.transporter }
    case 'distributor':
      return { client_id, kind: 'distributor', party: reach.name }
    case 'order':
      return { client_id, kind: 'order', party: reach.order_id }
  }
}

/** Rows of every client, for what happens before or without a viewer: sign-in, links, jobs. */
export const platform: Scope = { client_id: '', kind: 'platform', party: '' }
