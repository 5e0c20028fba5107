/** What the value of a GS1 application identifier may be. */
export interface ValueForm {
  /** Digits alone, or the 82 signs of GS1. */
  readonly kind: 'digits' | 'signs'
  readonly least: number
  readonly most: number
  /** The last digit is a check digit. */
  readonly is_checked?: true
  /** Percent-encoded text, with + for a space. */
  readonly is_encoded?: true
}

const digits = (least: number, most = least): ValueForm => ({ kind: 'digits', least, most })
const checked = (length: number): ValueForm => ({ ...digits(length), is_checked: true })
const signs = (most: number, least = 1): ValueForm => ({ kind: 'signs', least, most })
const encoded = (most: number): ValueForm => ({ ...signs(most), is_encoded: true })

/**
 * The application identifiers of logistic and transport labels (GS1 General Specifications), with
 * those of goods that stand beside them.
 */
const forms: Readonly<Record<string, ValueForm>> = {
  '00': checked(18),
  '01': checked(14),
  '02': checked(14),
  '10': signs(20),
  '11': digits(6),
  '13': digits(6),
  '15': digits(6),
  '17': digits(6),
  '21': signs(20),
  '37': digits(1, 8),
  '400': signs(30),
  '401': signs(30),
  '402': checked(17),
  '403': signs(30),
  '410': checked(13),
  '413': checked(13),
  '420': signs(20),
  '421': signs(12, 4),
  '4300': encoded(35),
  '4301': encoded(35),
  '4302': encoded(70),
  '4303': encoded(70),
  '4304': encoded(70),
  '4305': encoded(70),
  '4306': encoded(70),
  '4307': signs(2, 2),
  '4308': signs(30),
  '4309': digits(20),
  '4310': encoded(35),
  '4311': encoded(35),
  '4312': encoded(70),
  '4313': encoded(70),
  '4314': encoded(70),
  '4315': encoded(70),
  '4316': encoded(70),
  '4317': signs(2, 2),
  '4318': signs(20),
  '4319': signs(30),
  '4320': encoded(35),
  '4321': digits(1),
  '4322': digits(1),
  '4323': digits(1),
  '4324': digits(10),
  '4325': digits(10),
  '4326': digits(6),
}

/** The form of an identifier's value; null for one that is not known here. */
export const formOf = (ai: string): ValueForm | null =>
  // Measures: the last digit says where the decimal point stands.
  /^3[1-6]\d\d$/.test(ai) ? digits(6) : Object.hasOwn(forms, ai) ? (forms[ai] ?? null) : null

/** The identifier that an element string begins with; null where none is known. */
export const identifierAt = (text: string): string | null =>
  [2, 3, 4].map((length) => text.slice(0, length)).find((ai) => formOf(ai) !== null) ?? null

/** Identifiers whose length, value and all, everybody knows, so that no separator follows. */
export const isPredefined = (ai: string): boolean => /^(0[0-4]|1[1-9]|20|3[1-6]|41)/.test(ai)

/**
 * The check digit of GS1 keys (modulo 10, weights 3 and 1 from the right) of these digits before
 * it.
 */
export const checkDigit = (before: string): number => {
  const sum = Array.from(before)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
