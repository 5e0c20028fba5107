import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { fieldErrors, type Issue } from '../../domain/field-errors.ts'
import type { Said } from '../../contract/call.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { notFound, onAnswer, reasonsOnAnswer, Refused } from '../errors.ts'
import { NoRoom, StoreAway } from '../gateways/files/files.ts'
import { callerOf } from './audience.ts'
import { drained } from './drained.ts'
import { tellUsedUp } from './rate-limits.ts'
import { lineBudget } from '../limits/line-budget.ts'
import { speakIn, told } from './language/answers.ts'
import { Busy, Damaged } from '../stores/database/busy.ts'

/**
 * Answers every error in the wire's form; what is not expected is logged and answered without
 * detail (ERRS-04).
 */
export const answerFailures = (
  app: FastifyInstance,
  deps: Pick<Deps, 'security' | 'metrics'>,
): void => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refused = refusalOf(error, request)
    noteRefusal(deps, request, refused)
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') await drained(request.raw)
    return refuse(reply, refused)
  })
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, new Refused(404, sentence('not_found'))),
  )
}

/** Statuses that say that somebody may not do this, or not so often. */
const guarding: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * Puts a refusal on the security log, where it says that somebody may not, and a failure on the
 * log.
 */
export const noteRefusal = (
  { security, metrics }: Pick<Deps, 'security' | 'metrics'>,
  request: FastifyRequest,
  { code, said }: Refused,
): void => {
  if (code === 429 || code === 503) metrics.refused(code, said.code)
  if (code >= 500) tellFailure(request, code, said.code)
  if (!guarding.has(code)) return
  const viewer = callerOf(request)?.viewer
  security({
    event: code === 429 ? 'locked_out' : 'refused',
    client_id: viewer?.client_id ?? null,
    user_id: viewer?.user_id ?? null,
    link_id: viewer?.link?.id ?? null,
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    status: code,
    reason: said.code,
  })
}

/** Lines a minute about requests that failed; of more, only the number is logged. */
const failureLines = lineBudget(1_000)

/** Puts a failed request on the log, by ids alone. */
const tellFailure = (request: FastifyRequest, status: number, reason: string): void => {
  const { is_written, left_out } = failureLines()
  if (left_out > 0) request.log.warn({ left_out }, 'lines about failed requests were left out')
  if (!is_written) return
  const viewer = callerOf(request)?.viewer
  const line = {
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    status,
    reason,
    client_id: viewer?.client_id ?? null,
    user_id: viewer?.user_id ?? null,
    link_id: viewer?.link?.id ?? null,
  }
  if (status === 500) request.log.error(line, 'a request failed')
  else request.log.warn(line, 'a request failed')
}

/** Sends a refusal. */
export const refuse = (reply: FastifyReply, refused: Refused): FastifyReply => {
  if (refused.retry_after !== null) reply.header('Retry-After', String(refused.retry_after))
  tellUsedUp(reply, refused)
  const errors = refused.errors.length > 0 ? { errors: onAnswer(refused.errors) } : {}
  const reasons = refused.reasons.length > 0 ? { reasons: reasonsOnAnswer(refused.reasons) } : {}
  // Not through a route's own schemas, which describe its answers.
  return reply
    .code(refused.code)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(
      told(
        { status: false, message: refused.said, ...errors, ...reasons },
        speakIn(reply.request, reply),
      ),
    )
}

/** The refusal that any error comes to; what is not expected is logged, and says nothing. */
export const refusalOf = (error: FastifyError, request: FastifyRequest): Refused => {
  if (error instanceof StoreAway) request.log.warn({ said: error.message }, 'no files for now')
  return refusedBy(error) ?? unexpected(error, request)
}

const codes: Partial<Record<string, [code: number, said: Said]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, sentence('not_parsable')],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, sentence('not_parsable')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, sentence('not_parsable')],
  FST_ERR_BAD_URL: [400, sentence('not_parsable')],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, sentence('too_large')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, sentence('unsupported_media')],
}

const refusedBy = (error: FastifyError): Refused | null => {
  if (error instanceof Refused) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(issueOf)
    return error.validationContext !== 'querystring' && issues.every(isNoId)
      ? notFound()
      : wrongInput(issues)
  }
  if (error instanceof Busy)
    return new Refused(
      503,
      error.reason === 'storage' ? sentence('storage_full') : sentence('busy'),
      [],
      error.retry_after_seconds,
    )
  if (error instanceof StoreAway)
    return new Refused(503, sentence('busy'), [], error.retry_after_seconds)
  if (error instanceof NoRoom) return new Refused(503, sentence('storage_full'), [], 60)
  const known = codes[error.code]
  if (known) return new Refused(...known)
  // A page of which another version, or a part that it has not, was asked for.
  if (error.statusCode === 412 || error.statusCode === 416)
    return new Refused(error.statusCode, sentence('not_parsable'))
  // A URL or body the framework itself could not read.
  return error.statusCode === 400 ? new Refused(400, sentence('not_parsable')) : null
}

const unexpected = (error: FastifyError, request: FastifyRequest): Refused => {
  if (error instanceof Damaged) {
    request.log.error({ code: error.code, said: error.message }, 'the database is damaged')
    return new Refused(500, sentence('record_damaged'))
  }
  request.log.error({ err: error }, 'unexpected error')
  return new Refused(500, sentence('some_error'))
}

/** A text where an id should be is the id of nothing. */
const isNoId = ({ code, format }: Issue): boolean => code === 'invalid_format' && format === 'uuid'

/** The schema's own issue again, which the framework's plugin takes apart. */
const issueOf = ({
  keyword,
  instancePath,
  message,
  params,
}: {
  keyword: string
  instancePath: string
  message?: string
  params: object
}): Issue => ({
  ...params,
  code: keyword,
  path: instancePath.split('/').filter(Boolean),
  message: message ?? '',
})

/**
 * The refusal for input that has not the declared shape, each wrong or unknown field by its path.
 */
export const wrongInput = (issues: readonly unknown[]): Refused =>
  new Refused(422, sentence('wrong_input'), fieldErrors(issues as readonly Issue[]).slice(0, 100))
