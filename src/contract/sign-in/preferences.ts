import { z } from 'zod'
import { preferencesSchema, viewSchema } from '../../domain/preferences.ts'
import { answer, call } from '../call.ts'

const preferences = answer({ result: preferencesSchema })
export const getPreferences = call({
  method: 'GET',
  url: '/preferences',
  summary: 'How the caller likes the table',
  audience: 'account',
  schema: { response: { 200: preferences } },
})
export const savePreferences = call({
  method: 'POST',
  url: '/preferences',
  summary: 'Keep the parts that are sent, answer the whole',
  audience: 'account',
  schema: { body: preferencesSchema.partial(), response: { 200: preferences } },
})

const view = z.object({ id: z.uuid(), ...viewSchema.shape })
export const listViews = call({
  method: 'GET',
  url: '/views',
  summary: 'The caller’s named views, by name; at most 50',
  audience: 'account',
  schema: { response: { 200: answer({ result: z.array(view) }) } },
})
export const saveView = call({
  method: 'POST',
  url: '/views',
  summary: 'Keep filters under a name, in place of what had it',
  audience: 'account',
  schema: { body: viewSchema, response: { 200: answer({ result: view }) } },
})
export const removeView = call({
  method: 'POST',
  url: '/views/remove',
  summary: 'Forget one of the caller’s named views',
  audience: 'account',
  schema: { body: z.strictObject({ id: z.uuid() }), response: { 200: answer({}) } },
})
