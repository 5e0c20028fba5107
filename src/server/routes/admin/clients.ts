import { randomUUIDv7 } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addClient, listAdministered } from '../../../contract/admin/clients.ts'
import { logoName } from '../../../domain/branding/logo.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { addClientTo, beginningsOf } from '../../add-client.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../errors.ts'
import { inviteFirst, type Invitation } from '../../sessions/first-administrator.ts'
import { answerOnceReady } from '../../answer-once.ts'
import { holdersIn, holdingOf } from '../../http/share-holders-of-request.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { administeredKeys, mayAddClients, requireAdministrator } from '../../permission.ts'
import { preparedLogo } from '../../photos/logo.ts'
import { uploadRoom } from '../../photos/upload-room.ts'
import { linkWith } from '../../sessions/user-links.ts'
import { clientsAmong } from '../../stores/accounts/clients.ts'
import { recordLogo } from '../../stores/files/logos.ts'

/** The clients that an administrator administers, and how one is added. */
export const clientsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...listAdministered,
      handler: async ({ caller, query: { search, ...page } }) => {
        requireAdministrator(deps, caller, 'look')
        const keys = administeredKeys(caller)
        const found = await clientsAmong(deps.database, keys, search, page)
        const result = { ...found, may_add: mayAddClients(caller) }
        return { status: true, message: sentence('ok'), result }
      },
    })

    app.route({
      ...addClient,
      onRequest: uploadRoom(addClient.bodyLimit, holdersIn, async ({ caller }: FastifyRequest) =>
        requireAdding(deps, caller),
      ),
      handler: async (request) => {
        const { body, caller } = request
        requireAdding(deps, caller)
        const { key, name, colour, logo: sent, administrator, ...begun } = body
        const id = randomUUIDv7()
        const by = caller.viewer.username
        const ready = async () => {
          const picture =
            sent === undefined ? null : await preparedLogo(sent, 'logo', holdingOf(request))
          const branding = {
            ...(colour !== undefined && { colour }),
            ...(picture && { logo: logoName(picture.logo) }),
          }
          const beginnings = await beginningsOf(deps, { ...begun, branding })
          // On disk before the row; where nothing comes of the client, nothing names it.
          if (picture) await deps.files.keep(id, picture.logo.digest, picture.bytes)
          return { picture, beginnings }
        }
        const { invitation, ...answer } = await answerOnceReady(deps, caller, onceOf(request), {
          ready,
          work: async (tx, { picture, beginnings }) => {
            await addClientTo(tx, { id, key, name }, beginnings, by)
            if (picture)
              await recordLogo(tx, id, picture.logo, { bytes: picture.bytes.byteLength, by })
            return {
              status: true,
              message: sentence('client_added', name),
              result: { key, version: 1 },
              invitation: administrator
                ? await inviteFirst(deps, tx, caller, id, administrator)
                : null,
            }
          },
          scope: { client_id: id, kind: 'platform', party: '' },
        })
        return { ...answer, result: { ...answer.result, invitation: told(deps, invitation) } }
      },
    })
  }

const requireAdding = (deps: Deps, caller: Caller): void => {
  requireAdministrator(deps, caller, 'change')
  if (!mayAddClients(caller)) throw new Refused(403, sentence('clients_of_others'))
}

/** What is kept for the same request again is sealed; the link itself is told here alone. */
const told = (deps: Deps, invitation: Invitation | null) => {
  if (!invitation) return null
  const { sealed, ...shown } = invitation
  if (sealed === null) return shown
  return { ...shown, url: linkWith(deps, deps.keys.unseal(sealed), 'invitation') }
}
