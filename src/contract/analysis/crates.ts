import { z } from 'zod'
import { MOST_CRATES } from '../../domain/crates/crate-row.ts'
import { differenceKinds, partyKinds } from '../../domain/crates/ledger.ts'
import { statementAnswers } from '../../domain/crates/statement.ts'
import { brand, clientLanguages } from '../admin/brand.ts'
import { issueText } from '../../domain/field-errors.ts'
import { answer, call, instantAsked } from '../call.ts'

const name = z.string().trim().min(1).max(200)
const asset = z.string().trim().min(1).max(80)
const party = z.strictObject({ kind: z.enum(partyKinds), name })
const instant = z.iso.datetime()
const span = { from: instantAsked.optional(), until: instantAsked.optional() }
const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || Date.parse(from) <= Date.parse(until)
const ordered = { path: ['until'], message: issueText('day_after') }
const paged = {
  limit: z.coerce.number().int().min(1).max(50).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
}
const balance = z.object({ asset: z.string(), balance: z.number().int() })

export const crateDifferences = call({
  method: 'GET',
  url: '/crates/differences',
  summary:
    'Crates out of the warehouse, home again, and the difference, by asset or lot; ' +
    'or brought to receivers, loaded onto vehicles, and taken back; the most missed first',
  audience: 'account',
  schema: {
    querystring: z
      .strictObject({ by: z.enum(differenceKinds), ...span, ...paged })
      .refine(inOrder, ordered),
    response: {
      200: answer({
        result: z.array(
          z.object({
            of: z.string(),
            out: z.number().int(),
            home: z.number().int(),
            difference: z.number().int(),
          }),
        ),
      }),
    },
  },
})
export const crateBalances = call({
  method: 'GET',
  url: '/crates/balances',
  summary: 'What each party has, always the sum of its entries, and for how long it has had it',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      kind: z.enum(partyKinds).optional(),
      until: instantAsked.optional(),
      ...paged,
    }),
    response: {
      200: answer({
        result: z.array(
          z.object({
            kind: z.enum(partyKinds),
            party: z.string(),
            asset: z.string(),
            balance: z.number().int(),
            ageing: z
              .object({
                week: z.number().int(),
                month: z.number().int(),
                quarter: z.number().int(),
                older: z.number().int(),
              })
              .describe(
                'of what is there, the last to come counted first: ' +
                  'up to 7, 30 and 90 days, and longer',
              ),
          }),
        ),
      }),
    },
  },
})
export const crateStatement = call({
  method: 'GET',
  url: '/crates/statement',
  summary:
    'A party’s account: what it had, each entry (at most 200, `limit` from `offset`), what it has',
  audience: 'account',
  schema: {
    querystring: z
      .strictObject({
        kind: z.enum(partyKinds),
        party: z.string().trim().max(200).describe('empty for those that nobody named'),
        ...span,
        limit: z.coerce.number().int().min(1).max(200).default(200),
        offset: paged.offset,
      })
      .refine(inOrder, ordered),
    response: {
      200: answer({
        result: z.object({
          opening: z.array(balance),
          closing: z.array(balance),
          entries: z.array(
            z.object({
              movement: z.uuid(),
              at: instant,
              asset: z.string(),
              amount: z.number().int(),
              event: z.string(),
              lot: z.string().nullable(),
              other: z.string().describe('the other side'),
              note: z.string().nullable(),
            }),
          ),
        }),
      }),
    },
  },
})
export const moveCrates = call({
  method: 'POST',
  url: '/crates/movements',
  summary: 'Move crates by hand: found, lost, damaged, or handed on',
  audience: 'account',
  schema: {
    body: z.strictObject({
      asset,
      from: party,
      to: party,
      quantity: z.number().int().min(1).max(MOST_CRATES),
      note: z.string().trim().max(500).nullable().default(null),
    }),
    response: { 200: answer({ result: z.object({ movement: z.uuid() }) }) },
  },
})
export const sendStatement = call({
  method: 'POST',
  url: '/crates/statements',
  summary:
    'A party’s balances as they are now, with an address under which it confirms or contests ' +
    'them; shown this once',
  audience: 'account',
  schema: {
    body: z.strictObject({ kind: z.enum(partyKinds), party: name }),
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
