import type { IdentifierKind } from '../../../../domain/erasure/person.ts'

/** A form's fields: whose data are looked for, at which client. */
export type AskedPerson = Readonly<Record<IdentifierKind | 'client', string>>

const kinds = ['phone', 'email', 'name'] as const

/** As calls take it: without the fields that were left empty. */
export const personGiven = (
  asked: AskedPerson,
): { client: string; person: Partial<Record<IdentifierKind, string>> } => ({
  client: asked.client,
  person: Object.fromEntries(
    kinds.flatMap((kind) => (asked[kind].trim() === '' ? [] : [[kind, asked[kind].trim()]])),
  ),
})

/** What is typed again to confirm: the first that was given. */
export const toConfirm = (asked: AskedPerson): string =>
  kinds.map((kind) => asked[kind].trim()).find((text) => text !== '') ?? ''
