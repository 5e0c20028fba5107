import type { FastifyRequest } from 'fastify'
import {
  captureBehaviours,
  epcisCapture,
  epcisCaptureJob,
  type CaptureBehaviour,
} from '../../../contract/systems/epcis-capture.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { refusedAt } from '../../errors.ts'
import { onceOfMany } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { captureEvents, keptJob } from '../../trade/capture.ts'

/** Events of others that become what people record of our orders. */
export const epcisCaptureRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...epcisCapture,
      handler: async (request, reply) => {
        const { caller, body, ended } = request
        requireAction(deps, caller, 'deliver_by_file')
        const behaviour = behaviourOf(request.headers)
        const given = { events: body.epcisBody.eventList, behaviour }
        const job = await captureEvents(deps, caller, given, await onceOfMany(request), ended)
        void reply.code(202).header('Location', `/api${epcisCapture.url}/${job.captureID}`)
        return job
      },
    })
    app.route({
      ...epcisCaptureJob,
      handler: async ({ caller, params }) => {
        requireAction(deps, caller, 'deliver_by_file')
        return keptJob(deps, caller, params.id)
      },
    })
  }

const HEADER = 'gs1-capture-error-behaviour'

/** All or nothing, as the standard has it, where the sender does not say otherwise. */
const behaviourOf = (headers: FastifyRequest['headers']): CaptureBehaviour => {
  const asked = headers[HEADER] ?? 'rollback'
  const known = captureBehaviours.find((one) => one === asked)
  if (known) return known
  throw refusedAt(
    'GS1-Capture-Error-Behaviour',
    sentence('epcis_behaviour', [...captureBehaviours]),
  )
}
