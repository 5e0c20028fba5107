import { z } from 'zod'
import { isCallable, isEmail, isPhone, splitContacts } from './contact.ts'
import { issueText } from './field-errors.ts'

const numbers = (isOne: (text: string) => boolean) =>
  z
    .array(z.string())
    .max(20)
    .refine((list) => list.every(isOne), issueText('contact_invalid'))

const typed = z.union([z.string().max(400), z.number().int().transform(String)])

const listTyped = z.union([
  typed.transform(splitContacts),
  z
    .array(typed)
    .max(20)
    .transform((list) => splitContacts(list.join(','))),
])

/**
 * Phone numbers of ten digits, typed as text with commas, as a number, or as a list of either; may
 * be none.
 */
export const phonesTyped = listTyped.pipe(numbers(isPhone))

/**
 * Phone numbers of receivers, in the same ways: of ten digits, or with the codes of a country or
 * town (ADD-05).
 */
export const callableTyped = listTyped.pipe(numbers(isCallable))

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
