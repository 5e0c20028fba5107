import { z } from 'zod'
import { livePosition } from '../orders/live.ts'
import { bulkChange } from '../orders/bulk-changes.ts'
import { answer, call } from '../call.ts'
import { keptDownload } from '../bulk/kept-downloads.ts'

export const bell = call({
  method: 'GET',
  url: '/counter/notification',
  summary:
    'Who added how many orders today (in the client’s zone), the latest first; at most 50 users. ' +
    'Beside it, archives of accounts that are ready, downloads that are made or kept, and changes of ' +
    'many orders',
  audience: 'account',
  tells: livePosition,
  schema: {
    response: {
      200: answer({
        result: z.array(
          z.object({
            text: z.string().describe('the user who added them'),
            value: z.number().int().describe('how many'),
            time: z.iso.datetime().describe('when the last was added'),
          }),
        ),
        archives: z
          .array(z.object({ client: z.string(), time: z.iso.datetime() }))
          .describe('of accounts, that the caller asked for and that became ready within a day')
          .optional(),
        downloads: z
          .array(keptDownload)
          .describe('that are made or kept for the caller, newest first')
          .optional(),
        changes: z
          .array(bulkChange)
          .describe('of many orders, the caller’s own that are under way or ended within a day')
          .optional(),
      }),
    },
  },
})
