import { z } from 'zod'
import { transportLabel } from '../../domain/trade/gs1/transport-label.ts'
import { answer, call } from '../call.ts'

export const readLabel = call({
  method: 'POST',
  url: '/labels/read',
  reads: true,
  summary:
    'What a GS1 Scan4Transport label says: of an element string (FNC1 as the sign 29) or a ' +
    'GS1 Digital Link, as a scanner gives it; 422 with what is wrong with it',
  audience: 'account',
  schema: {
    body: z.strictObject({ text: z.string().max(4_096) }),
    response: { 200: answer({ result: transportLabel }) },
  },
})
