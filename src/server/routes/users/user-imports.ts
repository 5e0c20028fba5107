import { importUsers as importCall } from '../../../contract/users/user-import.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { onAnswer } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { importUsers, type ImportedUsers } from '../../users/import-users.ts'
import { userDesk } from '../../users/user-desk.ts'

/** Carries what a trial found out of its transaction, which is rolled back. */
class Trial extends Error {
  readonly found: ImportedUsers

  constructor(found: ImportedUsers) {
    super('a trial ends')
    this.found = found
  }
}

const shown = ({ created, failed }: ImportedUsers) => ({
  created,
  failed: failed.map((row) => ({ ...row, errors: onAnswer(row.errors) })),
})

/** Users out of a sheet. */
export const userImportsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...importCall,
      handler: async (request) => {
        const { client, check, rows, why } = request.body
        const at = await userDesk(deps, request.caller, client, 'change')
        if (check) {
          // The same statements as of the real one, taken back.
          const found = await deps.database
            .transaction(at.scope, async (tx): Promise<ImportedUsers> => {
              throw new Trial(await importUsers(deps, tx, at, rows, why))
            })
            .catch((error: unknown) => {
              if (error instanceof Trial) return error.found
              throw error
            })
          const message = sentence('users_judged', found.created.length, rows.length)
          return { status: true, message, result: shown(found) }
        }
        return answerOnce(
          deps,
          at.desk,
          onceOf(request),
          async (tx) => {
            const found = await importUsers(deps, tx, at, rows, why)
            const { length } = found.created
            return {
              status: true,
              message: sentence('users_added', length),
              result: shown(found),
            }
          },
          at.scope,
        )
      },
    })
  }
