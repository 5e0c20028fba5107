import { z } from 'zod'
import { answer, call, said } from '../call.ts'

/** Events of one capture at most. */
export const MOST_CAPTURED = 200

/** What happens to the events of a capture where one of them is refused. */
export const captureBehaviours = ['rollback', 'proceed'] as const
/** One of them. */
export type CaptureBehaviour = (typeof captureBehaviours)[number]

const captureJob = answer({
  captureID: z.uuid(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  running: z.literal(false).describe('a job has ended when it is answered'),
  success: z.boolean(),
  captureErrorBehaviour: z.enum(captureBehaviours),
  errors: z.array(
    z.object({
      type: z.literal('epcisException:ValidationException'),
      event: z.number().int().describe('its place in the list, 0 for the first'),
      ...said,
    }),
  ),
})
/** A capture job as a route gives it, before the edge says its errors. */
export type CaptureJob = z.input<typeof captureJob>

export const epcisCapture = call({
  method: 'POST',
  url: '/epcis/capture',
  summary:
    'EPCIS 2.0 capture interface: events of others become what people record by hand, by the ' +
    `same rules, at most ${MOST_CAPTURED} a document. GS1-Capture-Error-Behaviour says whether ` +
    'one that is refused holds up all of them (rollback, unless told otherwise) or itself ' +
    'alone (proceed). 202 with the job, and its address in Location',
  audience: 'account',
  hears: { 'GS1-Capture-Error-Behaviour': 'rollback, unless told otherwise, or proceed' },
  tells: { Location: 'where the job is' },
  bodyLimit: 1_048_576,
  values: 50_000,
  timeout: 60_000,
  schema: {
    body: z.looseObject({
      type: z.literal('EPCISDocument'),
      schemaVersion: z
        .string()
        .max(20)
        .regex(/^2(\.\d{1,3})*$/),
      epcisBody: z.looseObject({
        eventList: z.array(z.unknown()).min(1).max(MOST_CAPTURED),
      }),
    }),
    response: { 200: captureJob, 202: captureJob },
  },
})

export const epcisCaptureJob = call({
  method: 'GET',
  url: '/epcis/capture/:id',
  summary: 'A capture job of the caller’s own, for as long as answers are kept',
  audience: 'account',
  schema: { params: z.strictObject({ id: z.uuid() }), response: { 200: captureJob } },
})
