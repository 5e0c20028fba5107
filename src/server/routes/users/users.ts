import * as calls from '../../../contract/users/users.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { addUserTo } from '../../users/add-user.ts'
import { changeUser, UserOvertaken } from '../../users/change-user.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { lockUsers } from '../../stores/accounts/user-writes.ts'
import { hostOfUsers, userNamed, usersOf } from '../../stores/accounts/users.ts'
import { deskOfUser, shownUser, userDesk } from '../../users/user-desk.ts'

/** The users of a client: who they are, how one is added, and changed (MGMT-01). */
export const usersRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...calls.listUsers,
      handler: async ({ caller, query: { client, limit, offset, ...sought } }) => {
        const { client_id, scope } = await userDesk(deps, caller, client, 'look')
        const isOfAll = caller.is_platform_admin && client === undefined
        const { users, total } = await usersOf(
          deps.database,
          scope,
          { ...sought, client_id: isOfAll ? null : client_id },
          { limit, offset },
        )
        return {
          status: true,
          message: sentence('ok'),
          result: { total, users: users.map((user) => shownUser(deps, user)) },
        }
      },
    })

    app.route({
      ...calls.getUser,
      handler: async ({ caller, params: { username } }) => {
        const { scope } = await deskOfUser(deps, caller, username, 'look')
        const user = await deps.database.transaction(scope, (tx) => userNamed(tx, username))
        if (!user) throw notFound()
        return { status: true, message: sentence('ok'), result: shownUser(deps, user) }
      },
    })

    app.route({
      ...calls.addUser,
      handler: async (request) => {
        const { client, ...user } = request.body
        const at = await userDesk(deps, request.caller, client, 'change')
        return answerOnce(
          deps,
          at.desk,
          onceOf(request),
          async (tx) => {
            await lockUsers(tx, at.client_id)
            await addUserTo(deps, tx, at, await hostOfUsers(tx), user)
            const added = await userNamed(tx, user.username)
            if (!added) throw new Error('a user was not added')
            return {
              status: true,
              message: sentence('user_added', user.username),
              result: shownUser(deps, added),
            }
          },
          at.scope,
        )
      },
    })

    app.route({
      ...calls.changeUser,
      handler: async (request, reply) => {
        const { body, caller, params } = request
        const at = await deskOfUser(deps, caller, params.username)
        try {
          const answer = await answerOnce(
            deps,
            at.desk,
            onceOf(request),
            async (tx) => {
              const user = await changeUser(deps, tx, at, params.username, body)
              return {
                status: true,
                message: sentence('user_saved', user.username),
                result: shownUser(deps, user),
              }
            },
            at.scope,
          )
          forgetSessions(deps)
          return await reply.send(answer)
        } catch (error) {
          if (!(error instanceof UserOvertaken)) throw error
          return reply.code(409).send({
            status: false,
            message: error.said,
            present: shownUser(deps, error.present),
          })
        }
      },
    })
  }
