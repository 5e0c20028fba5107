import { generatePassword, resetPassword } from '../../../contract/sign-in/session.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/routes.ts'
import { browserOf } from '../../sessions/browser-of.ts'
import { askForNewPassword, setNewPassword } from '../../sessions/new-password.ts'

/** A new password by a link in a mail, for whoever has forgotten the one so far. */
export const newPasswordRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...generatePassword,
      handler: async (request) => {
        await askForNewPassword(deps, request.body?.username ?? '', browserOf(deps, request))
        return { status: true, message: sentence('email_sent') }
      },
    })
    app.route({
      ...resetPassword,
      handler: async ({ body }) => {
        await setNewPassword(deps, body.code, body.password)
        return { status: true, message: sentence('password_changed') }
      },
    })
  }
