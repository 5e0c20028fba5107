import { MOST_OF_WHY } from '../../domain/kept-why.ts'
import { changesBetween } from '../../domain/policy/draft/changes.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { instantAsked } from '../../contract/call.ts'
import { english } from '../../domain/words/catalogue.ts'
import { labelWords } from '../../domain/words/labels.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import type { Deps } from '../deps.ts'
import type { Publisher } from '../permission.ts'
import { dryRunOf } from '../policies/policy-dry-run.ts'
import { findingsIn, standingOf, toldFindings, type Standing } from '../policies/policy-findings.ts'
import { publishing, publishPolicy } from '../policies/publish-policy.ts'
import { versionsBack } from '../stores/accounts/policies.ts'
import { publisherFor } from './client-named.ts'
import { done, exitCodes, Misused, type ConsoleCommand, type Given } from './command.ts'
import { Impossible } from './impossible.ts'
import { policyIn } from './policy-file.ts'

/** Versions that are told. */
const MOST_VERSIONS = 25

const show: ConsoleCommand = {
  name: 'policy show',
  takes: ['client'],
  options: {},
  says: 'The configuration that holds, as JSON that policy apply takes.',
  run: async (deps, { values: [key = ''] }) => {
    const { present } = await standingOf(deps, await publisherFor(deps, key))
    const document = { ...present?.document }
    return done([JSON.stringify(document, null, 2)], {
      client: key,
      version: present?.version ?? 0,
      document,
    })
  },
}

const versions: ConsoleCommand = {
  name: 'policy versions',
  takes: ['client'],
  options: {},
  says: `The last ${MOST_VERSIONS} versions of the configuration: when, who, why, how many changes.`,
  run: async (deps, { values: [key = ''] }) => {
    const { scope } = await publisherFor(deps, key)
    const found = await versionsBack(deps.database, scope, null, MOST_VERSIONS)
    const told = found.map(({ document: _document, ...version }) => version)
    return done(
      told.map(({ version, state, effective_at, created_by, why }) =>
        [version, state, effective_at, created_by ?? '-', why ?? '-'].join('\t'),
      ),
      { client: key, versions: told },
    )
  },
}

/** What a draft would have made of the last orders, in lines. */
const judged = async (
  deps: Deps,
  publisher: Publisher,
  document: PolicyDocument,
  { accounts, present }: Standing,
) => {
  const today = present?.document ?? {}
  const run = await dryRunOf(
    deps,
    publisher,
    { draft: document, today },
    accounts,
    new AbortController().signal,
  )
  const counts = new Map(run.actions.map((one) => [one.action, one.judged]))
  const reasons = run.reasons.map(({ action, reason, count, today_too }) => ({
    action,
    code: reason.code,
    message: textOfAny(reason, english),
    count,
    of: counts.get(action) ?? 0,
    today_too,
  }))
  const lines = reasons.map(
    ({ action, message, count, of, today_too }) =>
      `${count} of ${of} would have been refused: ${english(labelWords).actions[action]}: ` +
      `${message}${today_too > 0 ? ` (${today_too} of them today too)` : ''}`,
  )
  return {
    result: { judged: run.judged, is_whole: run.is_whole, reasons },
    lines: [
      `${run.judged} orders judged${run.is_whole ? '' : ', and not all: time ran out'}.`,
      ...(lines.length > 0 ? lines : ['Nothing on record would have been refused.']),
    ],
    isClean: reasons.every(({ count, today_too }) => count === today_too),
  }
}

const dryRunOption = {
  'dry-run': {
    takes: null,
    says: 'change nothing; ends with 3 where today allows what it refuses',
  },
} as const

const apply: ConsoleCommand = {
  name: 'policy apply',
  takes: ['client', 'file'],
  options: {
    why: { takes: 'text', says: 'kept with the version; needed unless it is a dry run' },
    at: { takes: 'instant', says: 'from when it holds, as 2026-12-01T00:00:00Z; now if left out' },
    'based-on': { takes: 'version', says: 'refuse where somebody published since that version' },
    ...dryRunOption,
  },
  says: 'Publish the configuration that a file of JSON holds; nothing where it holds already.',
  run: async (deps, { values: [key = '', file = ''], options }) => {
    const document = await policyIn(file)
    const publisher = await publisherFor(deps, key)
    const standing = await standingOf(deps, publisher)
    const changes = changesBetween(standing.present?.document ?? {}, document)
    const findings = toldFindings(findingsIn(deps, document, standing, publisher), english)
    const noted = [
      ...changes.map(
        ({ path, before, after }) =>
          `${path}: ${JSON.stringify(before) ?? '-'} -> ${JSON.stringify(after) ?? '-'}`,
      ),
      ...findings.refusals.map(({ field, message }) => `refused: ${field}: ${message}`),
      ...findings.warnings.map(({ field, message }) => `warning: ${field}: ${message}`),
    ]
    if (options['dry-run'] !== undefined) {
      const { result, lines, isClean } = await judged(deps, publisher, document, standing)
      return {
        exit: findings.refusals.length > 0 || !isClean ? exitCodes.found : exitCodes.done,
        lines: [...noted, ...lines],
        result: { client: key, changes, ...findings, ...result },
      }
    }
    const change = { document, ...asked(options), restores: null }
    if (changes.length === 0 && standing.waiting.length === 0)
      return done(['It holds already: nothing to do.'], {
        client: key,
        version: standing.present?.version ?? 0,
        changes,
      })
    if (findings.refusals.length > 0) throw new Impossible(`${file} contradicts itself:`, noted)
    const published = await deps.database.transaction(publishing(publisher), (tx) =>
      publishPolicy(deps, tx, publisher, change),
    )
    return done([...noted, `Version ${published.version} holds from ${published.effective_at}.`], {
      client: key,
      ...published,
      warnings: findings.warnings,
      changes,
    })
  },
}

const asked = ({
  why = '',
  at,
  'based-on': version,
}: Given['options']): { why: string; effective_at: string | null; based_on: number | null } => {
  if (why.trim() === '') throw new Misused('--why says, in a sentence, why it is changed.')
  if (why.length > MOST_OF_WHY) throw new Misused(`--why has at most ${MOST_OF_WHY} characters.`)
  if (version !== undefined && !/^\d{1,9}$/.test(version))
    throw new Misused('--based-on is the number of a version.')
  if (at !== undefined && !instantAsked.safeParse(at).success)
    throw new Misused('--at is an instant, such as 2026-12-01T00:00:00Z.')
  return {
    why: why.trim(),
    effective_at: at ?? null,
    based_on: version === undefined ? null : Number(version),
  }
}

/** Configurations, for those who keep them in files of their own. */
export const policyCommands: readonly ConsoleCommand[] = [show, versions, apply]
