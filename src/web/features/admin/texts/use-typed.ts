import { useState } from 'react'
import { draftOf, dropDraft, keepDraft } from '../../../lib/draft.ts'

/** A text while it is edited. */
export interface TypedText {
  readonly text: string
  readonly id: string
}
type AllTyped = Readonly<Record<string, TypedText>>

const isTyped = (value: unknown): value is TypedText =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'id' in value &&
  typeof value.id === 'string'

const keptTexts = (name: string): AllTyped =>
  Object.fromEntries(
    Object.entries(draftOf(name) ?? {}).flatMap(([which, value]) =>
      isTyped(value) ? [[which, value]] : [],
    ),
  )

/**
 * What was typed into the texts of a client's messages and not saved: each text's own, until it is
 * saved; it survives a look at another text, another page and a reload (ERRS-03).
 */
export const useTyped = (client: string) => {
  const name = `texts:${client}`
  const [all, setAll] = useState(() => keptTexts(name))
  return {
    typedIn: (which: string): TypedText | null => all[which] ?? null,
    /** Null once nothing of it is left to save. */
    type: (which: string, typed: TypedText | null): void => {
      const { [which]: _before, ...others } = all
      const next = typed === null ? others : { ...others, [which]: typed }
      setAll(next)
      if (Object.keys(next).length === 0) dropDraft(name)
      else keepDraft(name, next)
    },
  }
}
