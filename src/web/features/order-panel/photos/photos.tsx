import { useRef, useState, type ChangeEvent } from 'react'
import { whyPhotoStays } from '../../../../domain/order/proof/photo-deletion.ts'
import { erasedAt } from '../../../../domain/erasure/erased-part.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { allSaid } from '../../../lib/offered.ts'
import { uploadsFor } from '../../../lib/photos/kept-uploads.ts'
import { useOrderFile } from '../../../lib/photos/use-order-file.ts'
import { useUploadList } from '../../../lib/photos/use-upload-list.ts'
import type { PhotoTag } from '../../../lib/photos/ready.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/surface.tsx'
import { offered, type Panel } from '../panel.ts'
import { ErasedFile } from './erased-file.tsx'
import { PhotoNotes } from './photo-notes.tsx'
import { Uploads } from './uploads.tsx'

type Photo = Panel['order']['epod']['photos'][number]

/** The photos on record, three a row (PHOT-03), and further ones, several at once. */
export const Photos = ({ panel }: { panel: Panel }) => {
  const say = t(panelWords)
  const input = useRef<HTMLInputElement>(null)
  const tag = useRef<PhotoTag>('epod')
  const [uploads] = useState(() => uploadsFor(panel.order._id))
  const photosOf = { ...panel.order, locates: false, loadsReader: true }
  const list = useUploadList(panel.sendPhoto, photosOf, uploads)
  const { shown, reason } = offered(panel, 'photo')
  const remove = offered(panel, 'delete_photo')
  const { photos } = panel.order.epod
  const picked = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    list.add([...(target.files ?? [])], tag.current)
    // Else the same photo could not be picked again after it was removed.
    target.value = ''
  }
  const pick = (shows: PhotoTag): void => {
    tag.current = shows
    input.current?.click()
  }
  return (
    <section>
      <div className="panel-title">
        <h3>{say.attachments}</h3>
        {shown && (
          <div className="panel-row end">
            {panel.policy.receive.needs_spoc_photo && (
              <Button icon="person" reason={reason} onClick={() => pick('spoc')}>
                {say.addFace}
              </Button>
            )}
            <Button icon="plus" aria-keyshortcuts="p" reason={reason} onClick={() => pick('epod')}>
              {say.addPhoto}
            </Button>
          </div>
        )}
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept="image/*,application/pdf"
          multiple
          onChange={picked}
        />
      </div>
      {photos.length === 0 && list.items.length === 0 && <p className="panel-soft">{say.none}</p>}
      {photos.length > 0 && (
        <ul className="panel-photos">
          {photos.map((photo, at) =>
            photo.url === '' ? (
              <li key={at}>
                <div className="panel-photo">
                  <ErasedFile at={erasedAt(panel.order, 'photo')} zone={panel.policy.time_zone} />
                </div>
              </li>
            ) : (
              <Tile
                key={photo.url}
                photo={photo}
                panel={panel}
                isDeletable={remove.shown && remove.reason === null}
              />
            ),
          )}
        </ul>
      )}
      <Uploads list={list} onAgain={pick} />
    </section>
  )
}

const Tile = ({
  photo,
  panel: { order, viewer, policy, act, busy },
  isDeletable,
}: {
  photo: Photo
  panel: Panel
  isDeletable: boolean
}) => {
  const say = t(panelWords)
  const { url, file_name, ext } = photo
  const [isAsking, setAsking] = useState(false)
  const address = useOrderFile(url)
  return (
    <li>
      <div className="panel-photo">
        {address === undefined && <Skeleton width="100%" />}
        {address === null && <span className="panel-soft">{say.notLoaded}</span>}
        {typeof address === 'string' && (
          <a
            href={address}
            download={file_name}
            aria-label={say.download(file_name)}
            title={file_name}
          >
            {ext === 'pdf' ? (
              <span className="panel-file">
                <Icon name="clip" size={20} />
                PDF
              </span>
            ) : (
              <img src={address} alt={file_name} />
            )}
            <span className="panel-badge">
              <Icon name="download" size={14} />
            </span>
          </a>
        )}
        {isDeletable && (
          <IconButton
            icon="close"
            label={say.remove(file_name)}
            reason={allSaid(whyPhotoStays(order, photo, viewer, policy))}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      <PhotoNotes photo={photo} zone={policy.time_zone} />
      {isAsking && (
        <Dialog title={say.remove(file_name)} onClose={() => setAsking(false)}>
          <p>{say.removeSure}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsking(false)}>{say.cancel}</Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => void act({ deletePhoto: url }).then(() => setAsking(false))}
            >
              {say.delete}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  )
}
