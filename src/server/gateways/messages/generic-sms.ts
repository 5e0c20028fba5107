import type { GenericSmsSettings } from '../../message-provider-settings.ts'
import {
  askProvider,
  needsPhone,
  refuseByStatus,
  textAt,
  type ProviderAnswer,
} from './ask-provider.ts'
import { Undeliverable, type Gateway, type OutgoingMessage } from './messages.ts'

type Values = Readonly<Record<string, string>>

/** What a template of a request may name in braces. */
const valuesOf = (message: OutgoingMessage, sender: string | undefined): Values => ({
  ...Object.fromEntries((message.template?.values ?? []).map(({ name, value }) => [name, value])),
  to: message.recipient,
  digits: message.recipient.slice(1),
  text: message.body.trim(),
  id: message.id,
  sender: message.sender ?? sender ?? '',
  template_id: message.template?.id ?? '',
})

/** A text with what its braces name; each value as `written` where it stands. */
const filled = (text: string, values: Values, written: (value: string) => string): string =>
  text.replace(/\{([a-z_]+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? written(values[name] ?? '') : gap,
  )

/** A JSON value with what the braces in each of its texts name; no value can change its shape. */
const filledIn = (value: unknown, values: Values): unknown => {
  if (typeof value === 'string') return filled(value, values, (one) => one)
  if (Array.isArray(value)) return value.map((one) => filledIn(one, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one, values)]))
}

const inHeader = (value: string): string => value.replace(/[^\x20-\x7e]+/g, ' ')

/**
 * SMS by any provider over HTTP: the operator describes the request, with gaps such as `{to}` and
 * `{text}`, and how its answer is read. A value cannot leave its place: it is escaped as address,
 * form field or JSON text.
 */
export const genericSmsGateway = ({ request, sender, limits }: GenericSmsSettings): Gateway => ({
  name: 'http',
  limits,
  send: async (message, cut) => {
    needsPhone(message)
    const values = valuesOf(message, sender)
    const { method, url, headers, json, form } = request
    const body =
      json === undefined
        ? form && new URLSearchParams(filledIn(form, values) as Values).toString()
        : JSON.stringify(filledIn(json, values))
    const answer = await askProvider(
      filled(url, values, encodeURIComponent),
      {
        method,
        headers: {
          ...(body === undefined
            ? {}
            : {
                'content-type':
                  json === undefined ? 'application/x-www-form-urlencoded' : 'application/json',
              }),
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [
              name.toLowerCase(),
              filled(value, values, inHeader),
            ]),
          ),
        },
        body,
      },
      cut,
    )
    if (isTaken(answer, request)) return { provider_id: idIn(answer, request) || message.id }
    const said = `http ${answer.status} ${answer.text.slice(0, 200)}`.trim()
    const { opted_out, wrong_number, refused } = request
    for (const [why, codes] of Object.entries({ opted_out, wrong_number, refused } as const))
      if (codes.includes(textAt(answer.json, request.code) || answer.text.trim()))
        throw new Undeliverable(said, { why: why as keyof typeof request & 'refused' })
    refuseByStatus(answer, said)
    throw new Error(said)
  },
})

type Request = GenericSmsSettings['request']

/** Taken: a status of success, and where the operator says so, one of these values at a path. */
const isTaken = ({ status, json, text }: ProviderAnswer, { success }: Request): boolean =>
  (success.status.length === 0 ? status >= 200 && status < 300 : success.status.includes(status)) &&
  (success.equals.length === 0 ||
    success.equals.includes(success.path === '' ? text.trim() : textAt(json, success.path)))

const idIn = ({ json, text }: ProviderAnswer, { id }: Request): string => {
  if (id === '') return /^[\w.:-]{1,100}$/.test(text.trim()) ? text.trim() : ''
  return textAt(json, id)
}
