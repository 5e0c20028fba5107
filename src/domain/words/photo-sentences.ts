import { spoken } from './catalogue.ts'

/**
 * What is said of a picture that cannot be taken, or had better be taken again, by the API and by
 * the part of a page that prepares photos.
 */
export const photoSentences = /* @__PURE__ */ spoken('photoSentences', {
  photo_heic:
    'This picture is in a format (HEIC) that cannot be read here. Please send it as JPEG.',
  photo_not_readable: 'This file is not a picture or PDF that can be read',
  photo_blurred: 'The photo looks blurred.',
  photo_dark: 'The photo looks very dark.',
  photo_reads: (reads: string, number: string) => `This reads ${reads}; the order is ${number}.`,
  photo_again: 'Take again',
  photo_anyway: 'Send anyway',
} as const)
