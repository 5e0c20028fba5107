import { z } from 'zod'
import { officeLanguages } from '../../domain/words/languages.ts'
import { call, orderId } from '../call.ts'
import { VERIFY_HEADER } from './certificate-header.ts'
import { PDF, ZIP } from '../media-types.ts'

export const getProofPack = call({
  method: 'GET',
  url: '/orders/:id/proof-pack',
  summary:
    'The whole proof of an order that has ended, as a ZIP that is checked without network: ' +
    'certificate, signed proof, photos and signature, public keys, verifier; 409 while it is ' +
    'open, 503 with Retry-After until its end is under a checkpoint',
  audience: 'account',
  files: { [ZIP]: 'the proof pack' },
  timeout: 60_000,
  schema: { params: z.strictObject({ id: orderId }), response: { 200: z.any() } },
})

export const getCertificate = call({
  method: 'GET',
  url: '/orders/:id/certificate',
  summary:
    'The proof of delivery of an order that has ended, as PDF/A-3b with the order’s log inside; ' +
    `409 while it is open; ${VERIFY_HEADER} tells the address of its verification`,
  audience: 'account',
  files: { [PDF]: 'the certificate' },
  tells: { [VERIFY_HEADER]: 'the page that verifies it' },
  timeout: 30_000,
  schema: {
    params: z.strictObject({ id: orderId }),
    querystring: z.strictObject({
      lang: z
        .enum(officeLanguages)
        .optional()
        .describe('its language; without it the one that Accept-Language prefers of these'),
    }),
    response: { 200: z.any() },
  },
})
