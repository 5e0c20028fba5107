import { checkpointPublished, orderChange } from '../../../contract/systems/webhook-payloads.ts'
import { CHECKPOINT_PUBLISHED, toldChangeTypes } from '../../../domain/webhooks/change-types.ts'
import type { DocumentPart } from './shared-parts.ts'
import { TOLD } from './tags.ts'

const header = (name: string, description: string): DocumentPart => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const headers = [
  header('webhook-id', 'the same for every try: do nothing the second time'),
  header('webhook-timestamp', 'seconds since 1970; refuse what is five minutes off'),
  header('webhook-signature', 'v1, and base64 of HMAC-SHA-256, one or more with spaces between'),
]

const onType = (type: string): string =>
  `on ${type.replaceAll(/[._]/g, ' ')}`.replaceAll(/ (\w)/g, (_all, letter: string) =>
    letter.toUpperCase(),
  )

const told = (type: string, schema: string | undefined): DocumentPart => ({
  post: {
    operationId: onType(type),
    summary: `Sent for ${type} to the webhooks that ask for it; docs/integrations.md says how`,
    tags: [TOLD.name],
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
    responses: {
      '2XX': { description: 'Taken; to be answered within 20 seconds' },
      410: { description: 'Told no more: the webhook is disabled' },
      default: { description: 'Not taken: tried again, after Retry-After where that is sent' },
    },
  },
})

/** What webhooks are sent, by type, as the document describes it. */
export const toldWebhooks: DocumentPart = Object.fromEntries([
  ...toldChangeTypes.map((type) => [type, told(type, orderChange.meta()?.id)]),
  [CHECKPOINT_PUBLISHED, told(CHECKPOINT_PUBLISHED, checkpointPublished.meta()?.id)],
])
