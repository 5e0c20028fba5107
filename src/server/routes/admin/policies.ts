import * as calls from '../../../contract/admin/policies.ts'
import type { ListedPolicyVersion } from '../../../contract/admin/policies.ts'
import { changesBetween } from '../../../domain/policy/draft/changes.ts'
import { documentErrors } from '../../../domain/policy/draft/document.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refusedOf } from '../../errors.ts'
import { speakIn } from '../../http/language/answers.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered } from '../../permission.ts'
import { findingsIn, standingOf, toldFindings } from '../../policies/policy-findings.ts'
import { versionsBack, versionsNamed, type WrittenVersion } from '../../stores/accounts/policies.ts'

/** A client's configuration: what holds, what waits, and every version there was. */
export const policiesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const ok = { status: true, message: sentence('ok') }
    const { database, presets } = deps

    app.route({
      ...calls.getPolicy,
      handler: async (request, reply) => {
        const administered = await requireAdministered(
          deps,
          request.caller,
          request.params.key,
          'look',
        )
        const { key, name, preset } = administered.client
        const standing = await standingOf(deps, administered)
        const { present, waiting } = standing
        const document = present?.document ?? {}
        const isValid = documentErrors(document).length === 0
        const findings = isValid
          ? findingsIn(deps, document, standing, administered)
          : { refusals: [], warnings: [] }
        return {
          ...ok,
          result: {
            key,
            name,
            preset,
            version: present?.version ?? 0,
            document: { ...document },
            effective: resolvePolicy(isValid ? document : {}),
            differences: changesBetween(presets.get(preset ?? '') ?? {}, document),
            sources: Object.entries(document.sources ?? {}).map(([path, source]) => ({
              path,
              ...source,
            })),
            changed_at: present?.created_at ?? null,
            changed_by: present?.created_by ?? null,
            why: present?.why ?? null,
            latest: waiting.at(-1)?.version ?? present?.version ?? 0,
            scheduled: waiting.map(listed),
            ...toldFindings(findings, speakIn(request, reply)),
          },
        }
      },
    })

    app.route({
      ...calls.listPolicyVersions,
      handler: async ({ caller, params, query: { limit, before = null } }) => {
        const { scope } = await requireAdministered(deps, caller, params.key, 'look')
        const found = await versionsBack(database, scope, before, limit + 1)
        const versions = found.slice(0, limit)
        const next = found.length > limit ? (versions.at(-1)?.version ?? null) : null
        return { ...ok, result: { versions: versions.map(listed), next } }
      },
    })

    app.route({
      ...calls.getPolicyVersion,
      handler: async ({ caller, params: { key, version } }) => {
        const { scope } = await requireAdministered(deps, caller, key, 'look')
        const [found] = await versionsNamed(database, scope, [version])
        if (!found) throw notFound()
        return { ...ok, result: { ...listed(found), document: { ...found.document } } }
      },
    })

    app.route({
      ...calls.comparePolicies,
      handler: async ({ caller, params, query: { from, to } }) => {
        const { scope } = await requireAdministered(deps, caller, params.key, 'look')
        const found = await versionsNamed(database, scope, [from, to])
        const documentOf = (field: string, version: number): object => {
          if (version === 0) return {}
          const one = found.find((written) => written.version === version)
          if (!one) throw refusedOf(field, sentence('version_unknown'))
          return one.document
        }
        const changes = changesBetween(documentOf('from', from), documentOf('to', to))
        return { ...ok, result: { changes } }
      },
    })
  }

const listed = (version: WrittenVersion): ListedPolicyVersion => ({
  version: version.version,
  state: version.state,
  effective_at: version.effective_at,
  changed_at: version.created_at,
  changed_by: version.created_by,
  why: version.why,
  restores: version.restores,
  withdrawn_by: version.withdrawn_by,
  withdrawn_why: version.withdrawn_why,
  changes: changesBetween(version.before, version.document),
})
