import { spoken } from './catalogue.ts'

/** Sentences in the shape of a policy document, down to the setting or the field that they tell. */
export interface Says {
  readonly [key: string]: string | Says
}

const inSchema: Says = {}

/**
 * What each setting of the policy and each field of its rows means, in other languages: the English
 * is in the schema, where docs/policy.md has it from. Only the server says it.
 */
export const settingSayWords = /* @__PURE__ */ spoken('settingSayWords', {
  settings: inSchema,
  fields: inSchema,
})
