import { withToken } from '../api/api.ts'
import type { Backend } from '../api/backend.ts'
import { ApiFailure, failedOf } from '../api/failure.ts'
import { upload } from './upload.ts'

/** Sends one photo of an order to the server, for the signed-in account. */
export const sendPhoto: Backend['sendPhoto'] = async (order_id, photo, key, onProgress) => {
  const text = JSON.stringify({ _id: order_id, photos: [photo] })
  try {
    return await withToken(async (token) => {
      const sent = await upload<unknown>({ url: '/api/update_epod', token, key, text }, onProgress)
      if (sent.code === 401) throw new ApiFailure(401, sent.ok ? '' : sent.message)
      return sent
    })
  } catch (thrown) {
    return failedOf(thrown)
  }
}
