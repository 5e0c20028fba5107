import { spoken } from './catalogue.ts'
import { ownFieldSays, ownSays } from './own-says.ts'
import { wireFieldSays, wireSays } from './wire-says.ts'

/**
 * Hints of the form: what each setting of the policy and each field of its rows does. The schema
 * has notes of its own, for whoever writes a document. Only the server says it.
 */
export const settingSayWords = /* @__PURE__ */ spoken('settingSayWords', {
  settings: { ...wireSays, ...ownSays },
  fields: { ...wireFieldSays, ...ownFieldSays },
})
