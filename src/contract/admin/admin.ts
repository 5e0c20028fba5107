import { z } from 'zod'
import { answer, call } from '../call.ts'

const client = z.object({
  id: z.uuid(),
  key: z.string(),
  name: z.string(),
  version: z.number().int().describe('0 where nothing is written down'),
  document: z.record(z.string(), z.unknown()).describe('the configuration as written'),
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.string().nullable(),
})
export type ListedClient = z.infer<typeof client>

export const listClients = call({
  method: 'GET',
  url: '/admin/clients',
  summary: 'The clients that the caller administers, each with its configuration as written',
  audience: 'account',
  schema: {
    querystring: z.strictObject({}),
    response: { 200: answer({ result: z.array(client) }) },
  },
})
