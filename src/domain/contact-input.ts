import { z } from 'zod'
import { isEmail, splitContacts } from './contact.ts'
import { issueText } from './field-errors.ts'

const typed = z.union([z.string().max(400), z.number().int().transform(String)])

const listTyped = z.union([
  typed.transform(splitContacts),
  z
    .array(typed)
    .max(20)
    .transform((list) => splitContacts(list.join(','))),
])

/** What may be a telephone number, as people write it without white space. */
const isDialled = (text: string): boolean =>
  text.length <= 40 && /^\+?[\d().\-\p{Cf}\u2010-\u2015]+$/u.test(text) && /\d/.test(text)

/**
 * Phone numbers typed as text with commas, as a number, or as a list of either; may be none.
 * Whether each is one is for the account's policy to say (`nationalPhone`).
 */
export const phonesTyped = listTyped.pipe(
  z
    .array(z.string())
    .max(20)
    .refine((list) => list.every(isDialled), issueText('contact_invalid')),
)

/** E-mail addresses typed as text with commas or sent as a list; may be none. */
export const emailsTyped = z
  .union([
    z.string().max(2000).transform(splitContacts),
    z
      .array(z.string().max(2000))
      .max(20)
      .transform((list) => splitContacts(list.join(','))),
  ])
  .pipe(
    z
      .array(z.string())
      .max(20)
      .refine((list) => list.every(isEmail), issueText('email_invalid')),
  )
