import type { FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '../../../contract/admin/policies.ts'
import { sentence, type Sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce } from '../../answer-once.ts'
import { speakIn } from '../../http/language/answers.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered, type Administered } from '../../permission.ts'
import { toldFindings } from '../../policies/policy-findings.ts'
import {
  documentToRestore,
  Overtaken,
  publishing,
  publishPolicy,
  withdrawPolicy,
  type PolicyChange,
} from '../../policies/publish-policy.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { versionsNamed } from '../../stores/accounts/policies.ts'
import type { Tx } from '../../stores/database/database.ts'

/** How another configuration comes to hold: published, rolled back to, withdrawn in time. */
export const policyChangesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...calls.putPolicy,
      handler: async (request, reply) => {
        const { body, caller, params } = request
        const administered = await requireAdministered(deps, caller, params.key, 'change')
        const { effective_at = null } = body
        const said = effective_at === null ? 'policy_published' : 'policy_scheduled'
        return publish(deps, request, reply, {
          administered,
          change: () => ({ ...body, effective_at, restores: null }),
          said: (version) => sentence(said, version),
        })
      },
    })

    app.route({
      ...calls.rollBackPolicy,
      handler: async (request, reply) => {
        const { body, caller, params } = request
        const administered = await requireAdministered(deps, caller, params.key, 'change')
        const { version, why, based_on = null } = body
        const [former] = await versionsNamed(deps.database, administered.scope, [version])
        return publish(deps, request, reply, {
          administered,
          change: () => ({
            document: documentToRestore(version, former),
            based_on,
            why,
            effective_at: null,
            restores: version,
          }),
          said: (added) => sentence('policy_restored', version, added),
        })
      },
    })

    app.route({
      ...calls.withdrawPolicy,
      handler: async (request) => {
        const { body, caller, params } = request
        const administered = await requireAdministered(deps, caller, params.key, 'change')
        const answer = await answerOnce(deps, administered.desk, onceOf(request), async (tx) => {
          await withdrawPolicy(deps, tx, administered, body)
          return { status: true, message: sentence('policy_withdrawn', body.version) }
        })
        forgetPolicies(deps)
        return answer
      },
    })
  }

/** What a request publishes, and what is said of the version that it becomes. */
interface Publication {
  readonly administered: Administered
  readonly change: () => PolicyChange
  readonly said: (version: number) => Sentence
}

const publish = async (
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { administered, change, said }: Publication,
): Promise<FastifyReply> => {
  try {
    const work = async (tx: Tx) => {
      const asked = change()
      const { version, effective_at, warnings } = await publishPolicy(deps, tx, administered, asked)
      const state = asked.effective_at === null ? ('present' as const) : ('scheduled' as const)
      return {
        status: true,
        message: said(version),
        result: { version, state, effective_at, warnings },
      }
    }
    const once = onceOf(request)
    const scope = publishing(administered)
    const answer = await answerOnce(deps, administered.desk, once, work, scope)
    forgetPolicies(deps)
    const { warnings, ...result } = answer.result
    const told = toldFindings({ refusals: [], warnings }, speakIn(request, reply))
    return await reply.send({ ...answer, result: { ...result, warnings: told.warnings } })
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    const { created_at, created_by, ...present } = error.present
    return reply.code(error.code).send({
      status: false,
      message: error.said,
      present: { ...present, changed_at: created_at, changed_by: created_by },
    })
  }
}

/** On this node at once; the others ask the database anew within a second. */
const forgetPolicies = (deps: Deps): void => {
  forgetSessions(deps)
  deps.caches.links.clear()
}
