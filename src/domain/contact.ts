/**
 * Splits what a person typed into contacts: white space dropped, commas separate, empty parts and
 * repeats left out.
 */
export const splitContacts = (typed: string): string[] => [
  ...new Set(
    typed
      .replace(/\s+/g, '')
      .split(',')
      .filter((part) => part !== ''),
  ),
]

/** Numbering plan: what a client's telephone numbers look like (policy: `phones`). */
export interface PhoneRule {
  readonly country_code: string
  readonly least_digits: number
  readonly most_digits: number
  readonly foreign: boolean
}

const WRITTEN = /^\+?[\d().\-\u2010-\u2015]{1,40}$/

/**
 * A telephone number as it is kept: the country's own digits, however it was written: with the code
 * of the country, a 0 before it, hyphens or brackets. One of another country is kept with a plus
 * and its code, where the rule takes it. Null where it is none of these.
 */
export const nationalPhone = (typed: string, rule: PhoneRule): string | null => {
  const written = typed.replace(/[\s\p{Cf}]/gu, '')
  if (!WRITTEN.test(written)) return null
  const { country_code, least_digits, most_digits } = rule
  const isWhole = ({ length }: string): boolean => length >= least_digits && length <= most_digits
  const inland = (digits: string): string | null => {
    if (digits.startsWith('0') && isWhole(digits.slice(1))) return digits.slice(1)
    return isWhole(digits) ? digits : null
  }
  const ofCountry = (digits: string): string | null =>
    digits.startsWith(country_code) ? inland(digits.slice(country_code.length)) : null
  const digits = written.replace(/\D/g, '')
  const own = inland(digits)
  const isAbroad = written.startsWith('+') || (own === null && digits.startsWith('00'))
  if (!isAbroad) return own ?? ofCountry(digits.replace(/^0/, ''))
  const international = digits.replace(/^00/, '')
  const isForeign =
    rule.foreign && !international.startsWith(country_code) && /^[1-9]\d{6,14}$/.test(international)
  return ofCountry(international) ?? (isForeign ? `+${international}` : null)
}

/** E.164: a number as it is kept, in the form in which every provider takes it: `+919876543210`. */
export const internationalPhone = (kept: string, rule: Pick<PhoneRule, 'country_code'>): string =>
  kept.startsWith('+') ? kept : `+${rule.country_code}${kept}`

/** Is this a number that no network has: zeros alone? Nothing is ever sent to one (DESK-30). */
export const isNobodys = (kept: string): boolean => /^\+?0+$/.test(kept)

/** How many digits a number has, as sentences say it: '10', or '7-12'. */
export const digitsIn = (least: number, most: number): string =>
  least === most ? String(most) : `${least}-${most}`

/** Numbers as they are kept, each once; one that is none stays as it was written, to be told. */
export const nationalPhones = (typed: readonly string[], rule: PhoneRule): string[] => [
  ...new Set(typed.map((one) => nationalPhone(one, rule) ?? one)),
]

/** Is each of these a number by the rule? */
export const arePhones = (typed: readonly string[], rule: PhoneRule): boolean =>
  typed.every((one) => nationalPhone(one, rule) !== null)

/**
 * Good enough to hand to a mail server: one @, no spaces or invisible characters, none of the signs
 * that make a list, group or comment of addresses (RFC 5322, 3.4), a dot in the domain, at most 254
 * characters.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{C}@,<>"();:[\]\\]{1,64}@[^\s\p{C}@,<>"();:[\]\\]+\.[^\s\p{C}@,<>"();:[\]\\.]+$/u.test(
    text,
  )

/** `9876543210` shown as `98••••••10` where the reader does not need the number. */
export const maskPhone = (phone: string): string =>
  phone.slice(0, 2) + '•'.repeat(Math.max(0, phone.length - 4)) + phone.slice(-2)
