import { useEffect } from 'react'
import { wantedPhoto } from '../../../domain/order/proof/wanted-photo.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { useUploadList } from '../../lib/photos/use-upload-list.ts'
import type { Uploads } from '../../lib/photos/uploads.ts'
import { PhotoPicker } from '../kit/photo-picker.tsx'
import { WhyNot } from '../kit/why-not.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'

// What a driver needs once the place is reached: one script.
export { Handover } from './handover.tsx'
export { SignPart } from './sign-part.tsx'

interface PhotosProps {
  readonly page: PublicPageState
  readonly picked: Uploads
  /** Hears whether there are photos that are picked and not sent. */
  readonly onUnsent: (has_unsent: boolean) => void
}

/** Photos of the goods and papers, or of the receiver where such a one is wanted. */
export const Photos = ({ page, picked, onUnsent }: PhotosProps) => {
  const list = useUploadList(
    page.sendPhoto,
    { ...page.order, locates: true, loadsReader: true },
    picked,
  )
  const reason = refusalOf(page, 'photo')
  const unsent = list.items.filter(
    ({ state }) => state === 'doubted' || state === 'ready' || state === 'failed',
  ).length
  const isBusy = list.items.some(({ state }) => state === 'sending' || state === 'doubted')
  const has_unsent = unsent > 0 || list.items.some(({ state }) => /^(prepar|send)ing$/.test(state))
  useEffect(() => onUnsent(has_unsent), [has_unsent, onUnsent])
  return (
    <>
      <PhotoPicker
        queue={page.strip.items}
        list={list}
        isOff={reason !== null}
        tag={wantedPhoto(page.order, page.config.rules)}
      />
      <WhyNot reason={reason} />
      {unsent > 0 && (
        <button
          type="button"
          className="button primary"
          disabled={isBusy}
          onClick={() => void list.sendAll()}
        >
          {t(publicWords).sendPhotos(unsent)}
        </button>
      )}
    </>
  )
}
