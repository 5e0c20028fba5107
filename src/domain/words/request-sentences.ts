import { spoken } from './catalogue.ts'

/**
 * What is said of a request itself, and of input that has not the declared shape: in every
 * language.
 */
export const requestSentences = /* @__PURE__ */ spoken('requestSentences', {
  unknown_field: 'is not a known field',
  not_storable: 'has characters that cannot be stored',
  too_many_fields: (most: number) => `at most ${most} fields`,
  too_many_values: (most: number) => `At most ${most} values are taken at once`,
  too_wide: (most: number) => `One object may have at most ${most} fields`,
  too_deeply_nested: (most: number) => `At most ${most} levels of nesting are taken`,
  too_much_from_here: 'Too much is under way from here. Please try again in a moment.',
  unfit: 'does not fit here',
  wrong_format: 'has not the right form',
  wrong_type: (kind: string) => `must be ${kind}`,
  kinds: {
    text: 'a text',
    number: 'a number',
    whole: 'a whole number',
    flag: 'true or false',
    list: 'a list',
    object: 'an object',
    nothing: 'empty',
  },
  too_short: (least: number) =>
    least === 1 ? 'must not be empty' : `must have at least ${least} characters`,
  too_long: (most: number) => `may have at most ${most} characters`,
  too_few: (least: number) => `must have at least ${least} ${least === 1 ? 'entry' : 'entries'}`,
  too_many: (most: number) => `may have at most ${most} entries`,
  too_low: (least: number) => `must be at least ${least}`,
  too_high: (most: number) => `must be at most ${most}`,
} as const)
