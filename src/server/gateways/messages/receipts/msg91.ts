import type { ReceiptStatus } from '../../../../domain/messages/receipt.ts'
import type { Msg91Settings } from '../../../message-provider-settings.ts'
import { textAt, valueAt } from '../ask-provider.ts'
import {
  headerOf,
  jsonOf,
  listOf,
  sameText,
  shortText,
  theirId,
  type Callback,
  type CallbackReader,
  type ProviderReceipt,
} from './receipt.ts'

/** Numbers of states: delivered, failed, DND, rejected twice, blocked; all others are not final. */
const statuses: Readonly<Record<string, ReceiptStatus>> = {
  '1': 'delivered',
  '2': 'failed',
  '9': 'failed',
  '16': 'failed',
  '17': 'failed',
  '25': 'failed',
}
const BLOCKED = '17'

const receiptOf = (report: unknown, request: string): ProviderReceipt[] => {
  const word = textAt(report, 'status')
  const status = Object.hasOwn(statuses, word) ? statuses[word] : undefined
  if (status === undefined || request === '') return []
  const said = textAt(report, 'desc') || textAt(report, 'failureReason')
  return [
    {
      provider: 'msg91',
      ours: null,
      theirs: theirId(request),
      status,
      error: status === 'failed' ? shortText(`msg91 ${word} ${said}`) : null,
      why: word === BLOCKED ? 'opted_out' : null,
    },
  ]
}

/** Older calls are forms with JSON in one field, newer ones JSON of one report or of many. */
const toldBy = (call: Callback): unknown => {
  if (!call.content_type.startsWith('application/x-www-form-urlencoded')) return jsonOf(call)
  const data = new URLSearchParams(call.body.toString('utf8')).get('data')
  return data === null ? undefined : jsonOf({ body: Buffer.from(data) })
}

/** Calls of MSG91, which signs nothing: they bring a secret, in the path or a header. */
export const msg91Callbacks = ({ callback_secret }: Msg91Settings): CallbackReader => ({
  isSigned: (call) =>
    callback_secret !== undefined &&
    sameText(call.path_secret ?? headerOf(call, 'x-callback-secret'), callback_secret),
  read: (call) => {
    const told = toldBy(call)
    if (typeof told !== 'object' || told === null) return null
    return {
      receipts: listOf(told).flatMap((one) => {
        const request = textAt(one, 'requestId')
        const reports = listOf(valueAt(one, 'report'))
        return reports.length === 0
          ? receiptOf(one, request)
          : reports.flatMap((report) => receiptOf(report, request))
      }),
      replies: [],
    }
  },
})
