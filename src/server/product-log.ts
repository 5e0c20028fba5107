import { pino, type DestinationStream, type Level, type Logger } from 'pino'
import { requestContext } from './request-context.ts'

/** The name of the request id in a line. */
export const REQUEST_ID = 'request_id'

/** What the database adds to an error to explain it: values, and texts of statements. */
const told = ['detail', 'hint', 'where', 'query', 'internalQuery', 'parameters', 'dataType']

/** Classes of SQLSTATE whose messages repeat a value: data exceptions. */
const repeatsValue = (code: unknown): boolean => typeof code === 'string' && /^22...$/.test(code)

/** An error in a line: what happened where, without what somebody had entered. */
const withoutValues = (error: unknown): unknown => {
  const { raw: _raw, ...line } = pino.stdSerializers.err(error as Error) as Record<string, unknown>
  for (const name of told) delete line[name]
  const { message, stack } = line
  if (!repeatsValue(line['code']) || typeof message !== 'string') return line
  const kept = message.replace(/".*"/su, '"…"')
  const at = typeof stack === 'string' ? stack.split('\n').filter((one) => /^\s+at /.test(one)) : []
  return { ...line, message: kept, stack: at.join('\n') }
}

/**
 * Structured log: a line of JSON each, its time in UTC, with the id of the request that it was
 * written for, however deep inside.
 */
export const productLog = (
  { level = 'info' }: { readonly level?: Level | 'silent' } = {},
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level,
      serializers: { err: withoutValues },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: (_line, _level, logger) => {
        const id = requestContext.getStore()?.id ?? null
        // A request's own logger says it already.
        return id === null || REQUEST_ID in logger.bindings() ? {} : { [REQUEST_ID]: id }
      },
    },
    ...(destination ? [destination] : []),
  )
