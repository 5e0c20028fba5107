import { z } from 'zod'
import { answer, call, orderId } from '../call.ts'

export const getProof = call({
  method: 'GET',
  url: '/orders/:id/proof',
  summary:
    'The signed proof of an order that has ended, as SD-JWT (RFC 9901), with the values that the ' +
    'caller may see; signed anew where something that it proves has come since. Where ' +
    'application/sd-jwt is accepted the text alone; 409 while the order is open, 503 with ' +
    'Retry-After until its end is under a checkpoint',
  audience: 'account',
  files: {
    'application/sd-jwt': 'the JWT, then its disclosures, each with a ~ behind',
    'application/dc+sd-jwt': 'the same, as its credential format calls it',
  },
  timeout: 30_000,
  schema: {
    params: z.strictObject({ id: orderId }),
    response: {
      200: answer({
        result: z.object({
          credential: z.string().describe('the JWT, then its disclosures, each with a ~ behind'),
          number: z.number().int().describe('1 for the first of the order'),
          issued_at: z.iso.datetime(),
          certificate_url: z.url().describe('the same as a PDF, for who may see the order'),
          verify_url: z.url().describe('where anybody can check it'),
        }),
      }),
    },
  },
})
