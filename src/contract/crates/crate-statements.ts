import { z } from 'zod'
import { partyKinds } from '../../domain/crates/ledger.ts'
import { statementAnswers } from '../../domain/crates/statement.ts'
import { brand, clientLanguages } from '../admin/brand.ts'
import { answer, call } from '../call.ts'
import { balance, paged, partyName } from './crates.ts'

const instant = z.iso.datetime()

export const sendStatement = call({
  method: 'POST',
  url: '/crates/statements',
  summary:
    'A party’s balances as they are now, with an address under which it confirms or contests ' +
    'them; shown this once',
  audience: 'account',
  schema: {
    body: z.strictObject({ kind: z.enum(partyKinds), party: partyName }),
    response: {
      200: answer({
        result: z.object({
          id: z.uuid(),
          url: z.string(),
          expires_at: instant,
          balances: z.array(balance),
        }),
      }),
    },
  },
})
const answered = {
  answer: z.enum(statementAnswers).nullable(),
  note: z.string().nullable(),
  answered_at: instant.nullable(),
}
export const listStatements = call({
  method: 'GET',
  url: '/crates/statements',
  summary: 'Statements that were sent, newest first, and how they were answered',
  audience: 'account',
  schema: {
    querystring: z.strictObject(paged),
    response: {
      200: answer({
        result: z.array(
          z.object({
            id: z.uuid(),
            kind: z.enum(partyKinds),
            party: z.string(),
            until: instant,
            created_at: instant,
            created_by: z.string(),
            balances: z.array(balance),
            ...answered,
          }),
        ),
      }),
    },
  },
})
const shown = answer({
  result: z.object({
    sender: z.string(),
    brand: brand.optional().describe('how the sender looks'),
    languages: clientLanguages.optional().describe('left out where every one is offered'),
    party: z.string(),
    until: instant,
    time_zone: z.string().describe('of the sender: the one that times are told in'),
    balances: z.array(balance),
    ...answered,
  }),
})
export const openStatement = call({
  method: 'GET',
  url: '/public/crates/:ref',
  summary: 'The statement of an address',
  audience: 'public',
  schema: { params: z.strictObject({ ref: z.string().max(80) }), response: { 200: shown } },
})
export const answerStatement = call({
  method: 'POST',
  url: '/public/crates/:ref',
  summary: 'Confirm or contest a statement, once; whoever contests says what is wrong',
  audience: 'public',
  schema: {
    params: z.strictObject({ ref: z.string().max(80) }),
    body: z.strictObject({
      answer: z.enum(statementAnswers),
      note: z
        .string()
        .trim()
        .max(1_000)
        .refine((typed) => typed.isWellFormed() && !typed.includes('\0'))
        .nullable()
        .default(null),
    }),
    response: { 200: shown },
  },
})
