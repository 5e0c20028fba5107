import { spoken } from './catalogue.ts'

/** What is said of a picture that cannot be taken, by the API and by the part of a page that prepares photos. */
export const photoSentences = /* @__PURE__ */ spoken('photoSentences', {
  photoHeic: 'This picture is in a format (HEIC) that cannot be read here. Please send it as JPEG.',
} as const)
