import { onWire } from '../../../contract/orders/order.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import type { Backend } from '../../lib/api/backend.ts'
import { ApiFailure, failedOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import type { Desk } from './desk.ts'

/** As the server answers a log: so many lines a page. */
const LINES = 200

interface Given {
  readonly query?: { readonly after?: number }
  readonly params?: { readonly id?: string }
  readonly body?: { readonly _id?: string }
}

/**
 * What the panel asks the server for, answered from this page's memory: nothing here can reach a
 * network.
 */
export const memoryBackend = (desk: Desk): Backend => {
  const answer = async (call: string, { params, body, query }: Given): Promise<object> => {
    const say = t(sentences)
    const id = params?.id ?? body?._id ?? ''
    switch (call) {
      case 'GET /orders/:id':
        return { result: onWire(desk.orderOf(id)), owed: desk.owedBy(id) }
      case 'GET /orders/:id/events':
        return {
          result: desk
            .linesOf(id)
            .filter(({ seq }) => seq > (query?.after ?? 0))
            .slice(0, LINES),
        }
      // Nothing leaves from here, so that nobody was told anything.
      case 'GET /orders/:id/messages':
        return { result: [] }
      case 'POST /update_epod':
        return { message: await desk.update(body) }
      case 'POST /trigger_otp':
        desk.sendOtp(id)
        return { message: say.otp_sent }
      default:
        throw new ApiFailure(404, say.not_found)
    }
  }
  return {
    // The types cannot follow which call a text names; the panel's parts would show what does not
    // fit.
    callApi: (async (call: string, input: Given) => ({
      status: true,
      message: '',
      ...(await answer(call, input)),
    })) as unknown as Backend['callApi'],
    sendPhoto: async (order_id, photo, _key, onProgress) => {
      try {
        const message = await desk.update({ _id: order_id, photos: [photo] })
        onProgress(1)
        return { ok: true, code: 200, body: { status: true, message } }
      } catch (thrown) {
        return failedOf(thrown)
      }
    },
    loadFile: async (url) => {
      const file = desk.fileAt(url)
      if (!file) throw new ApiFailure(404, t(sentences).not_found)
      return file
    },
  }
}
