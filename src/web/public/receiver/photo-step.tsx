import { useEffect, useState } from 'react'
import { t } from '../../lib/language/language.ts'
import { useUploadList } from '../../lib/photos/use-upload-list.ts'
import { newUploads, type Uploads } from '../../lib/photos/uploads.ts'
import { wantedPhoto } from '../../../domain/order/proof/wanted-photo.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { About } from '../driver/about.tsx'
import { Frame } from '../kit/frame.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { PhotoPicker } from '../kit/photo-picker.tsx'
import { SentCount } from '../kit/sent.tsx'
import { WhyNot } from '../kit/why-not.tsx'

/**
 * Photos of the goods and papers: picked, looked at, then sent. Whoever goes a question back finds
 * them in `picked` as they were left.
 */
export const PhotoStep = ({
  page,
  picked,
  onPicked,
  onNext,
}: {
  page: PublicPageState
  picked: Uploads | null
  onPicked: (picked: Uploads) => void
  onNext: () => void
}) => {
  const say = t(publicWords)
  const [store] = useState(() => picked ?? newUploads())
  useEffect(() => onPicked(store), [store, onPicked])
  const list = useUploadList(
    page.sendPhoto,
    { ...page.order, locates: true, loadsReader: false },
    store,
  )
  const tag = wantedPhoto(page.order, page.config.rules)
  const reason = refusalOf(page, 'photo')
  const unsent = list.items.filter(
    ({ state }) =>
      state === 'preparing' || state === 'doubted' || state === 'ready' || state === 'failed',
  ).length
  const isBusy = list.items.some(({ state }) => state === 'sending')
  const isToSend = isBusy || unsent > 0
  return (
    <Frame
      header={<About page={page} step="photos" />}
      footer={
        isToSend ? (
          <button
            type="button"
            className="button primary"
            disabled={
              isBusy || list.items.some(({ state }) => state === 'preparing' || state === 'doubted')
            }
            onClick={() => void list.sendAll()}
          >
            {isBusy ? say.sending : say.sendPhotos(unsent)}
          </button>
        ) : (
          <button type="button" className="button primary" onClick={onNext}>
            {say.next}
          </button>
        )
      }
    >
      <h1>{tag === 'spoc' ? say.faceTitle : say.photosTitle}</h1>
      <p>{tag === 'spoc' ? say.faceText : say.photosText}</p>
      <PhotoPicker queue={page.strip.items} list={list} isOff={reason !== null} tag={tag} />
      <WhyNot reason={reason} />
      <SentCount page={page} by="receiver" />
    </Frame>
  )
}
