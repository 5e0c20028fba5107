import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { scimSchemas, scimType } from '../../contract/users/scim.ts'
import { ScimFault, type ScimType } from '../../domain/users/scim.ts'
import { sentence, sentenceOf, type Sentence } from '../../domain/words/sentence.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { UserOvertaken } from '../users/change-user.ts'
import type { Deps } from '../deps.ts'
import { drained } from './drained.ts'
import { noteRefusal, refusalOf } from './failures.ts'
import { speakIn } from './language/answers.ts'

/** A refusal on the wire of SCIM (RFC 7644, 3.12). */
interface ScimRefusal {
  readonly status: number
  readonly type?: ScimType
  readonly said: readonly Sentence[]
  readonly retry_after?: number | null
}

/** What an error comes to; what was wrong with a field is said in the field's own sentence. */
const refusalFor = (
  deps: Pick<Deps, 'security' | 'metrics'>,
  error: FastifyError,
  request: FastifyRequest,
): ScimRefusal => {
  if (error instanceof ScimFault)
    return { status: error.type === 'uniqueness' ? 409 : 400, type: error.type, said: [error.said] }
  if (error instanceof UserOvertaken) return { status: 412, said: [sentence('scim_version_old')] }
  const refused = refusalOf(error, request)
  noteRefusal(deps, request, refused)
  const { code, retry_after } = refused
  const said = refused.errors.length > 0 ? refused.errors.map(sentenceOf) : [refused.said]
  if (code === 422) return { status: 400, type: 'invalidValue', said }
  if (code === 400) return { status: 400, type: 'invalidSyntax', said }
  return { status: code, said, retry_after }
}

/** Answers every error of these routes in the shape of SCIM. */
export const answerScimFailures = (
  app: FastifyInstance,
  deps: Pick<Deps, 'security' | 'metrics'>,
): void => {
  app.setErrorHandler(async (error: FastifyError, request, reply): Promise<FastifyReply> => {
    const { status, type, said, retry_after = null } = refusalFor(deps, error, request)
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') await drained(request.raw)
    if (retry_after !== null) reply.header('Retry-After', String(retry_after))
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
    const t = speakIn(request, reply)
    return reply
      .code(status)
      .type(scimType)
      .serializer(JSON.stringify)
      .send({
        schemas: [scimSchemas.error],
        status: String(status),
        ...(type && { scimType: type }),
        detail: said.map((one) => textOfAny(one, t)).join(' '),
      })
  })
}
