import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { statusOfKind } from '../src/contract/call.ts'
import type { Reason } from '../src/domain/policy/reason.ts'
import { labelWords } from '../src/domain/words/labels.ts'
import { answerSentences } from '../src/domain/words/answer-sentences.ts'
import { rejectSentences } from '../src/domain/words/reject-sentences.ts'
import { apiSentences } from '../src/domain/words/api-sentences.ts'
import { operationsSentences } from '../src/domain/words/operations-sentences.ts'
import { policySentences } from '../src/domain/words/policy-sentences.ts'
import { requestSentences } from '../src/domain/words/request-sentences.ts'
import { singleSentences } from '../src/domain/words/single-sentences.ts'
import { systemSentences } from '../src/domain/words/system-sentences.ts'
import { sentences } from '../src/domain/words/sentences.ts'
import { userSentences } from '../src/domain/words/user-sentences.ts'

const answered = {
  ...sentences,
  ...requestSentences,
  ...apiSentences,
  ...rejectSentences,
  ...answerSentences,
  ...policySentences,
  ...operationsSentences,
  ...singleSentences,
  ...systemSentences,
  ...userSentences,
}

type Say = (...given: unknown[]) => unknown

/** A message descriptor as the page lists it: its code, its English text and its HTTP statuses. */
export interface Listed {
  readonly code: string
  readonly text: string
  readonly statuses: readonly number[]
}

/** Sentences whose gaps take nothing but words of their own, with what is shown in them. */
const examples: readonly [say: unknown, given: readonly unknown[]][] = [
  [answerSentences.messages_kept, ['{count}', ['sms']]],
]

const gapsOf = (say: Say): string[] =>
  (/^\(?([^)=]*)\)?\s*=>/.exec(say.toString())?.[1] ?? '')
    .split(',')
    .map((name) => `{${name.trim()}}`)
    .filter((name) => name !== '{}')

/** What a sentence says with the names of its parameters in its gaps; some of them are lists. */
const textOf = (said: unknown): string => {
  if (typeof said !== 'function') return String(said)
  const gaps = gapsOf(said as Say)
  const [example] = examples.flatMap(([say, given]) => (say === said ? [given] : []))
  if (example) return String((said as Say)(...example))
  for (const given of [gaps, gaps.map((gap) => [gap]), gaps.map((gap, at) => (at ? gap : [gap]))]) {
    try {
      // What a sentence reckons with is no text.
      return String((said as Say)(...given)).replaceAll('NaN', '…')
    } catch {
      // It takes a list where it was given a text.
    }
  }
  throw new Error(`nothing can be said by ${said.toString()}`)
}

const sources = new Map(
  globSync('src/{domain,server}/**/*.ts')
    .filter((path) => !path.includes('test'))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

/** How code refuses with a sentence: by a reason's kind, or with the status itself. */
const byKind: Readonly<Record<Reason['kind'], RegExp>> = {
  forbidden: /\bforbidden\(\s*'(\w+)'/g,
  done: /\bdone\(\s*'(\w+)'/g,
  locked: /\blocked\([^']{1,120}'(\w+)'/g,
  rule: /\brule\(\s*(?:'[^']*'|`[^`]*`|\w+),\s*'(\w+)'/g,
}
const SWITCHED_OFF = 'src/domain/policy/rules/switched-off.ts'

const statusesOf = new Map<string, Set<number>>()
const note = (code = '', status = 0): void =>
  void statusesOf.set(code, (statusesOf.get(code) ?? new Set()).add(status))
for (const [path, text] of sources) {
  for (const [kind, pattern] of Object.entries(byKind) as [Reason['kind'], RegExp][])
    for (const [, code] of text.matchAll(pattern)) note(code, statusOfKind[kind])
  for (const [, status, code] of text.matchAll(/(?:Refused\(\s*|\[)(\d{3}),\s*sentence\('(\w+)'/g))
    note(code, Number(status))
  for (const [, code, status = '422'] of text.matchAll(
    /refused(?:At|Of)\([^;]{1,80}sentence\('(\w+)'[^;]{0,40}?\)(?:, (\d{3}))?\)/g,
  ))
    note(code, Number(status))
  if (path === SWITCHED_OFF)
    for (const [, code] of text.matchAll(/sentence\('(\w+)'/g)) note(code, statusOfKind.forbidden)
}

/** Every sentence that an answer may say, by its code. */
export const listed = (): Listed[] =>
  Object.entries(answered)
    .filter(([code, said]) => typeof said !== 'object' && !(code in labelWords))
    .map(([code, said]) => ({
      code,
      text: textOf(said),
      statuses: [...(statusesOf.get(code) ?? [])].toSorted((a, b) => a - b),
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))

/** Every label that may stand in the gap of a sentence, by its code. */
export const labels = (): [code: string, text: string][] =>
  Object.entries(answered).flatMap(([group, said]) =>
    typeof said === 'object'
      ? Object.entries(said).map(([key, text]): [string, string] => [`${group}.${key}`, text])
      : [],
  )

/** docs/errors.md, as it should stand. */
export function errorsDoc(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const rows = listed().map(
    ({ code, text, statuses }) => `| \`${code}\` | ${cell(text)} | ${statuses.join(', ')} |`,
  )
  const named = labels().map(([code, text]) => `| \`${code}\` | ${cell(text)} |`)
  return `# Error codes, and those of good answers

Every answer says a sentence: \`message\` is its text in the language of \`Accept-Language\`, \`code\` which sentence it is, whatever the language. Programs go by \`code\` and the HTTP status, never by the text. A refusal of input names each wrong field in \`errors\`, with a code and a text of its own; \`may\` of a public order has them for each action that is not offered, with \`params\`, what stands in the gaps. A client's policy may word the answer to Receive itself; its code stays.

A status stands where it follows from the code: 403 for what this account or link may never do, 409 for what has happened already, 429 for what has to wait, 422 for input that breaks a rule. \`POST /url-codes\` alone has another \`code\` in its good answer: the one for an address.

\`node scripts/errors-doc.ts\` writes this page from the [catalogues](../src/domain/words/sentences.ts); a test fails when it is out of date.

| code | in English | HTTP status |
|---|---|---|
${rows.join('\n')}

## Labels

What stands in a gap may be a label, told by a code with a dot.

| code | in English |
|---|---|
${named.join('\n')}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync('docs/errors.md', errorsDoc())
