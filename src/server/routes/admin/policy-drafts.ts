import * as calls from '../../../contract/admin/policy-drafts.ts'
import { brandOf } from '../../../domain/branding/branding.ts'
import { settingForm } from '../../../domain/policy/form/setting-form.ts'
import type { Reason } from '../../../domain/policy/reason.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import type { Translate } from '../../../domain/words/catalogue.ts'
import { labelWords } from '../../../domain/words/labels.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { textOfAny } from '../../../domain/words/text-of-any.ts'
import type { Deps } from '../../deps.ts'
import { speakIn } from '../../http/language/answers.ts'
import type { Routes } from '../../http/routes.ts'
import { publicConfigOf } from '../../links/opened.ts'
import { requireAdministered, requireAdministrator } from '../../permission.ts'
import { dryRunOf } from '../../policies/policy-dry-run.ts'
import { findingsIn, standingOf, toldFindings } from '../../policies/policy-findings.ts'
import { previewedAccount, previewedOrders } from '../../policies/policy-preview.ts'

/** Refusals that are told one by one, and reasons that are counted; the sums are of all. */
const MOST_REFUSALS = 500
const MOST_REASONS = 50

/** What helps to write a configuration: the form, a look at a draft, and its dry run. */
export const policyDraftsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const ok = { status: true, message: sentence('ok') }

    app.route({
      ...calls.listPolicySettings,
      handler: async (request, reply) => {
        requireAdministrator(deps, request.caller, 'look')
        const presets = [...deps.presets].map(([preset, document]) => ({ preset, document }))
        return { ...ok, result: { ...settingForm(speakIn(request, reply)), presets } }
      },
    })

    app.route({
      ...calls.previewPolicy,
      handler: async (request, reply) => {
        const { body, caller, params } = request
        const { document, as_username } = body
        const administered = await requireAdministered(deps, caller, params.key, 'look')
        const { client } = administered
        const [standing, account] = await Promise.all([
          standingOf(deps, administered),
          previewedAccount(deps, administered, as_username),
        ])
        const { username, name, reach, party, config } = account
        const t = speakIn(request, reply)
        const brand = brandOf(resolvePolicy(document), client)
        return {
          ...ok,
          result: {
            userdata: {
              client: client.key,
              client_name: client.name,
              username,
              name,
              transporter: reach === 'vendor' ? party : null,
              config: { ...config },
            },
            client_config: { ...document },
            policy: resolvePolicy(document, config),
            reach,
            party,
            client_id: client.id,
            public_config: {
              ...publicConfigOf(resolvePolicy(document), t),
              ...(brand && { brand }),
            },
            ...toldFindings(findingsIn(deps, document, standing, administered), t),
          },
        }
      },
    })

    app.route({
      ...calls.previewOrders,
      handler: async ({ body, caller, params }) => {
        const { document, as_username, query, limit } = body
        const administered = await requireAdministered(deps, caller, params.key, 'look')
        const account = await previewedAccount(deps, administered, as_username)
        const result = await previewedOrders(deps, administered, account, {
          policy: resolvePolicy(document, account.config),
          query,
          limit,
        })
        return { ...ok, result }
      },
    })

    app.route({
      ...calls.dryRunPolicy,
      handler: async (request, reply) => {
        const { body, caller, params } = request
        const { document } = body
        const administered = await requireAdministered(deps, caller, params.key, 'look')
        const standing = await standingOf(deps, administered)
        const { accounts, present } = standing
        const { judged, is_whole, refusals, actions, reasons } = await dryRunOf(
          deps,
          administered,
          { draft: document, today: present?.document ?? {} },
          accounts,
          request.ended,
        )
        const t = speakIn(request, reply)
        const judgedOf = new Map(actions.map((one) => [one.action, one.judged]))
        return {
          ...ok,
          result: {
            judged,
            is_whole,
            would_be_refused: refusals.slice(0, MOST_REFUSALS).map((one) => ({
              ...one,
              reasons: one.reasons.map((reason) => toldReason(reason, t)),
            })),
            actions: actions.map((one) => ({
              ...one,
              message: t(labelWords).actions[one.action],
            })),
            reasons: reasons.slice(0, MOST_REASONS).map(({ action, reason, count, today_too }) => ({
              action,
              ...toldReason(reason, t),
              count,
              of: judgedOf.get(action) ?? 0,
              today_too,
            })),
            ...toldFindings(findingsIn(deps, document, standing, administered), t),
          },
        }
      },
    })
  }

const toldReason = (
  reason: Reason,
  t: Translate,
): { code: string; message: string; field?: string } => ({
  code: reason.code,
  message: textOfAny(reason, t),
  ...(reason.field === undefined ? {} : { field: reason.field }),
})
