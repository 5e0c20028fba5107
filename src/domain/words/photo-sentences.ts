import { spoken } from './catalogue.ts'

/**
 * What is said of a picture that cannot be taken, or had better be taken again, by the API and by
 * the part of a page that prepares photos.
 */
export const photoSentences = /* @__PURE__ */ spoken('photoSentences', {
  photoHeic: 'This picture is in a format (HEIC) that cannot be read here. Please send it as JPEG.',
  photoBlurred: 'The photo looks blurred.',
  photoDark: 'The photo looks very dark.',
  photoReads: (reads: string, number: string) => `This reads ${reads}; the order is ${number}.`,
  photoAgain: 'Take again',
  photoAnyway: 'Send anyway',
} as const)
