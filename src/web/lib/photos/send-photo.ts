import { withToken } from '../api/api.ts'
import type { Answer } from '../api/answer.ts'
import type { Backend } from '../api/backend.ts'
import { ApiFailure, failedOf } from '../api/failure.ts'
import { upload } from './upload.ts'

/**
 * Uploads what stands in `body` with a photo, as an act of `as`, who is signed in unless given.
 * Throws ApiFailure where nobody is, or somebody else.
 */
export const uploadPhoto = (
  body: { readonly _id: string; readonly photos: readonly unknown[]; readonly upload_id?: string },
  key: string,
  onProgress: (share: number) => void,
  as?: string,
): Promise<Answer<unknown>> =>
  withToken(async (token) => {
    const text = JSON.stringify(body)
    const sent = await upload<unknown>({ url: '/api/update_epod', token, key, text }, onProgress)
    if (sent.code === 401) throw new ApiFailure(401, sent.ok ? '' : sent.message)
    return sent
  }, as)

/** Sends one photo of an order to the server, for the signed-in account. */
export const sendPhoto: Backend['sendPhoto'] = async (order_id, photo, key, onProgress) => {
  try {
    return await uploadPhoto({ _id: order_id, photos: [photo] }, key, onProgress)
  } catch (thrown) {
    return failedOf(thrown)
  }
}
