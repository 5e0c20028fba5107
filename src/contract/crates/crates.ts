import { z } from 'zod'
import { MOST_CRATES } from '../../domain/crates/crate-row.ts'
import { differenceKinds, partyKinds } from '../../domain/crates/ledger.ts'
import { issueText } from '../../domain/field-errors.ts'
import { answer, call, instantAsked } from '../call.ts'

/** The name of a party that has crates. */
export const partyName = z.string().trim().min(1).max(200)
/** Which lines of a list of the crate account are meant. */
export const paged = {
  limit: z.coerce.number().int().min(1).max(50).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
}
/** How many crates of an asset a party has. */
export const balance = z.object({ asset: z.string(), balance: z.number().int() })

const asset = z.string().trim().min(1).max(80)
const party = z.strictObject({ kind: z.enum(partyKinds), name: partyName })
const span = { from: instantAsked.optional(), until: instantAsked.optional() }
const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || Date.parse(from) <= Date.parse(until)
const ordered = { path: ['until'], message: issueText('day_after') }

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
              at: z.iso.datetime(),
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
