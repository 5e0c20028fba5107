import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { columnIds } from '../src/domain/columns/catalogue.ts'
import {
  describedParts,
  type DescribedSetting,
  type DescribedValue,
  type SettingPart,
} from '../src/domain/policy/form/described-settings.ts'
import { groupOf } from '../src/domain/policy/form/setting-groups.ts'

/** A line of the page: a setting, settings that stand together, or a field of a setting's rows. */
export interface Line {
  path: string
  group: string
  kind: string
  usual: string
  says: string
}

/** Every part of the policy in the schema's order; `says` is empty where it is not described. */
export function settings(): Line[] {
  return describedParts().flatMap((part) => (part.kind === 'group' ? heading(part) : lines(part)))
}

function heading({ path, says }: SettingPart): Line[] {
  return [{ path, says, group: '', kind: 'group', usual: '' }]
}

function lines(setting: DescribedSetting): Line[] {
  const { path, fields = [] } = setting
  return [{ path, value: setting }, ...fields.map((value) => inner(path, value.key, value))].map(
    ({ path: own, value }) => ({
      path: own,
      group: own === path ? groupOf(path) : '',
      kind: kindOf(value),
      usual: usualOf(value),
      says: value.says,
    }),
  )
}

function inner(path: string, key: string, value: DescribedValue) {
  return { path: `${path}[].${key}`, value }
}

function kindOf(value: DescribedValue): string {
  const { kind, nullable, longest, entries, least, most } = value
  const texts = longest === undefined ? 'text' : `text of at most ${longest}`
  const told: Record<DescribedValue['kind'], () => string> = {
    switch: () => 'switch',
    text: () => texts,
    number: () => `whole number, ${least} to ${most}`,
    choice: () => choicesOf(value),
    choices: () => `list of ${choicesOf(value)}`,
    texts: () => `list of at most ${entries} texts`,
    texts_by_key: () => `${texts} by key`,
    rows: () => `at most ${entries} rows`,
  }
  return `${told[kind]()}${nullable ? ' or null' : ''}`
}

const known: ReadonlySet<string> = new Set(columnIds)

function choicesOf({ choices = [] }: DescribedValue): string {
  const isAnyColumn = choices.length > 6 && choices.every((choice) => known.has(choice))
  return isAnyColumn ? 'column id' : choices.map((choice) => `'${choice}'`).join(', ')
}

function usualOf({ default: usual }: DescribedValue): string {
  if (usual === undefined) return ''
  return typeof usual === 'boolean' ? (usual ? 'on' : 'off') : `\`${JSON.stringify(usual)}\``
}

/** docs/policy.md, as it should stand. */
export function policyDoc(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = settings().map(
    ({ path, group, kind, usual, says }) =>
      `| \`${path}\` | ${group} | ${cell(kind)} | ${cell(usual)} | ${cell(says)} |`,
  )
  return `# The policy

What depends on whose account it is stands here and nowhere else. A client's document holds what differs from the defaults below, a user's document what differs from the client's; the two are merged key by key, lists are replaced, and the user's word counts ([resolve.ts](../src/domain/policy/resolve.ts)). A key that is not listed is refused by name. Page and server ask the same judge, [whyNot](../src/domain/policy/access.ts), what the result allows.

A vendor's account is shown receivers' phones and e-mails, delivery states of texts, and the value only where its columns show them (\`spocs.0.contact.phone\`, \`sms_status\`, \`value\`), or where \`editable_by.transporter\` has the value ([withheld.ts](../src/domain/columns/withheld.ts)); there is no other switch for it. A driver's link shows the number of the receiver to whoever holds it, while the order is open, because it is needed at the door; and a carrier may make a driver's link to its own orders. Where carriers are not to have that number either, let them make none: \`hide_copy_links_for\` with \`transporter\` for all vendors' accounts, or \`dashboard_customization.hide.driver_link\` in the settings of one. The server refuses then what the page hides, reminders to the driver with it. Links that the desk or the timer of \`chase.automatic\` sends go to the driver's numbers on the order, which a carrier may edit where \`editable.driver\` is on.

Beside its settings a client's document may say in \`sources\` which law or contract a rule follows, by the setting's path: \`{"receive.needs_epod_photo": {"source": "...", "checked_on": "2026-01-31"}}\`. It bears on nothing, and no user's document has it.

A document is published as a version, now or at a time ([publishing.ts](../src/domain/policy/draft/publishing.ts)); versions are never changed, and the newest whose time has come holds, on every node within a second. What contradicts itself is named before ([find.ts](../src/domain/policy/draft/contradictions/find.ts)): some of it keeps a document from being published. A dry run judges the last orders' logs by a draft ([dry-run.ts](../src/domain/policy/draft/dry-run.ts)).

The settings up to \`screen\` stand where clients of the wire look for them. \`node scripts/policy-doc.ts\` writes this page from the [schema](../src/domain/policy/policy.ts); a test fails when it is out of date.

| setting | set under | kind | default | what it means |
|---|---|---|---|---|
${rows.join('\n')}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync('docs/policy.md', policyDoc())
