import type { KeptDownload } from '../../contract/bulk/kept-downloads.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { Refused } from '../errors.ts'
import type { KeptOnRecord } from '../stores/downloads/kept-downloads.ts'
import { MOST_FILES } from './asked.ts'
import { MOST_KEPT_BYTES } from './kept-bounds.ts'

const GB = 1_000_000_000

/**
 * The refusal of a download that could not be made, by the code that is kept of why; whatever else
 * it was either passes, or is said where the download is asked for again.
 */
export const keptRefusal = (fault: string | null): Refused => {
  if (fault === 'download_too_large')
    return new Refused(409, sentence('download_too_large', MOST_KEPT_BYTES / GB))
  if (fault === 'too_many_pods') return new Refused(409, sentence('too_many_pods', MOST_FILES))
  return new Refused(409, sentence('download_failed'))
}

/** A kept download with the sentence that says why it failed. */
export const toldKept = (kept: KeptOnRecord, t: Translate): KeptDownload => ({
  ...kept,
  reason: kept.state === 'failed' ? textOfAny(keptRefusal(kept.fault).said, t) : null,
})
