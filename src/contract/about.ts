import { z } from 'zod'
import { answer, call } from './call.ts'

export const about = call({
  method: 'GET',
  url: '/about',
  summary:
    'What the login page tells: whom to ask for help, the product’s version, and the address on ' +
    'which its links are built',
  audience: 'public',
  schema: {
    response: {
      200: answer({
        result: z.object({
          support_email: z.string(),
          version: z.string(),
          public_url: z.string(),
        }),
      }),
    },
  },
})
