import { z } from 'zod'
import { answer, call } from './call.ts'

export const about = call({
  method: 'GET', url: '/about', summary: 'What the login page tells: whom to ask for help, and the product’s version', audience: 'public',
  schema: { response: { 200: answer({ result: z.object({ support_email: z.string(), version: z.string() }) }) } },
})
