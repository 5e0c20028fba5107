import { resolvePolicy } from '../../../../domain/policy/resolve.ts'
import type { Session } from '../session-store.ts'

/** A session of a client's own desk, as the page holds it after its sign-in. */
export const deskSession = (token: string, username = 'acme', name = username): Session => ({
  token,
  account: {
    expires_at: '2026-11-20T06:15:00.000Z',
    userdata: {
      client: 'acme',
      client_name: 'Acme',
      username,
      name,
      transporter: null,
      config: {},
    },
    client_config: {},
    policy: resolvePolicy({}),
    reach: 'client',
    party: null,
    client_id: '0199',
    embedded: false,
    is_platform_admin: false,
    viewing_as: null,
    needs_second_factor: false,
  },
})
