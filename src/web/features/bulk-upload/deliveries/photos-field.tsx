import { useId } from 'react'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/icons.tsx'
import type { PhotosFound } from './shelf.ts'

interface Props {
  zip: { readonly name: string; readonly fault: string | null; readonly busy: boolean } | null
  found: PhotosFound | null
  isLocked: boolean
  onPick: (file: File) => void
}

/** The ZIP of photos beside the file, and which of its photos are whose (BULK-24). */
export const PhotosField = ({ zip, found, isLocked, onPick }: Props) => {
  const say = t(deliveryWords)
  const id = useId()
  return (
    <section className="deliveries-photos" aria-label={say.photos}>
      <label className="deliveries-zip" htmlFor={id} data-locked={isLocked || undefined}>
        <Icon name="photos" />
        <span>{zip === null ? say.choosePhotos : say.otherPhotos}</span>
        <input
          id={id}
          type="file"
          className="bulk-file"
          aria-label={say.choosePhotos}
          accept=".zip"
          disabled={isLocked || zip?.busy === true}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) onPick(file)
          }}
        />
      </label>
      <div className="deliveries-found" aria-live="polite">
        {zip === null && <p>{say.photosLead}</p>}
        {zip?.busy && <p>{say.photosReading}</p>}
        {zip !== null && zip.fault !== null && (
          <p className="deliveries-fault" role="alert">
            <Icon name="warning" />
            {zip.fault}
          </p>
        )}
        {zip !== null && zip.fault === null && !zip.busy && found && (
          <>
            <p>
              <b>{zip.name}</b> {say.photosFound(found.photos, found.deliveries)}
            </p>
            {found.left_count > 0 && <p>{say.photosLeft(found.left, found.left_count)}</p>}
            {found.missing_count > 0 && (
              <p>{say.photosNamed(found.missing, found.missing_count)}</p>
            )}
          </>
        )}
      </div>
    </section>
  )
}
