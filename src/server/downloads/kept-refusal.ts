import type { KeptDownload } from '../../contract/bulk/kept-downloads.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { sentence, type Sentence } from '../../domain/words/sentence.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { Refused } from '../errors.ts'
import type { KeptOnRecord } from '../stores/downloads/kept-downloads.ts'
import { MOST_FILES } from './asked.ts'
import { MOST_KEPT_BYTES } from './kept-bounds.ts'

const GB = 1_000_000_000

/** What is kept of why a download could not be made: the code, with the numbers that it tells. */
export const keptFault = ({ code, params = [] }: Sentence): string =>
  code === 'too_many_pods'
    ? [code, ...params.filter((param) => typeof param === 'number')].join(' ')
    : code

/**
 * The refusal of a download that could not be made, by the code that is kept of why; whatever else
 * it was either passes, or is said where the download is asked for again.
 */
export const keptRefusal = (fault: string | null): Refused => {
  if (fault === 'download_too_large')
    return new Refused(409, sentence('download_too_large', MOST_KEPT_BYTES / GB))
  const [code, , photos = 0, orders = 0] = (fault ?? '').split(' ')
  if (code === 'too_many_pods')
    return new Refused(409, sentence('too_many_pods', MOST_FILES, Number(photos), Number(orders)))
  return new Refused(409, sentence('download_failed'))
}

/** A kept download with the sentence that says why it failed. */
export const toldKept = (kept: KeptOnRecord, t: Translate): KeptDownload => ({
  ...kept,
  fault: kept.fault?.split(' ')[0] ?? null,
  reason: kept.state === 'failed' ? textOfAny(keptRefusal(kept.fault).said, t) : null,
})
