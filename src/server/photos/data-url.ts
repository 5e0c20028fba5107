import { MOST_PICKED_BYTES } from '../../domain/order/photos/photo-file.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { refusedAt, type Refused } from '../errors.ts'

const MOST_PREFIX = 120
const prefix = /^data:[a-z]{1,20}\/[a-z0-9][a-z0-9.+-]{0,80};base64$/i
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * The bytes of a data URL in base64; the type it claims is not believed. Throws Refused 422 for any
 * other text, 413 over 15 MB.
 */
export const bytesOf = (data_url: string, field: string): Uint8Array => {
  const comma = data_url.slice(0, MOST_PREFIX).indexOf(',')
  const encoded = data_url.slice(comma + 1)
  if (comma < 0 || !prefix.test(data_url.slice(0, comma)) || encoded.length % 4 !== 0)
    throw notData(field)
  // So comes an empty file from a browser.
  if (encoded === '') throw refusedAt(field, sentence('photo_not_readable'))
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0
  if ((encoded.length / 4) * 3 - padding > MOST_PICKED_BYTES)
    throw refusedAt(field, sentence('photo_too_large'), 413)
  if (!base64.test(encoded)) throw notData(field)
  return Buffer.from(encoded, 'base64')
}

const notData = (field: string): Refused => refusedAt(field, sentence('photo_data_needed'))
