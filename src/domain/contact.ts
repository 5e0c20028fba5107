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

/** A phone number as this product keeps it: exactly ten digits. */
export const isPhone = (text: string): boolean => /^\d{10}$/.test(text)

/**
 * A number that somebody can be called under, as people write it without white space: 6 to 15
 * digits, a plus in front, brackets and hyphens between.
 */
export const isCallable = (text: string): boolean =>
  /^\+?[\d()-]{6,24}$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))

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
