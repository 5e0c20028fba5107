import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { useBlob } from '../../lib/photos/use-blob.ts'
import { shortTime } from './when.ts'
import { DownloadIcon, FileIcon } from './icons.tsx'
import type { PublicPageState } from '../link/page.ts'

type Photo = PublicPageState['order']['photos'][number]

/** The photos on record, three a row, each to be downloaded (PHOT-03). */
export const PhotoGrid = ({ page: { order, loadFile, config } }: { page: PublicPageState }) => {
  if (order.photos.length === 0) return <p>{t(publicWords).none}</p>
  return (
    <ul className="photo-grid">
      {order.photos.map((photo, at) =>
        photo.url === '' ? (
          <ErasedTile key={at} at={photo.erased_at ?? null} zone={config.time_zone} />
        ) : (
          <Tile key={photo.url} photo={photo} load={loadFile} />
        ),
      )}
    </ul>
  )
}

const ErasedTile = ({ at, zone }: { at: string | null; zone: string }) => (
  <li className="tile">
    <FileIcon />
    <span className="hint">{at !== null && t(publicWords).erasedOn(shortTime(at, zone))}</span>
  </li>
)

const Tile = ({
  photo: { url, file_name, ext },
  load,
}: {
  photo: Photo
  load: PublicPageState['loadFile']
}) => {
  const say = t(publicWords)
  const address = useBlob(load, url)
  if (address === undefined) return <li className="bone" aria-label={say.loading} />
  if (address === null)
    return (
      <li className="tile">
        <FileIcon />
        <span className="hint">{say.photoMissing}</span>
      </li>
    )
  return (
    <li>
      <a href={address} download={file_name} aria-label={say.download(file_name)}>
        {ext === 'pdf' ? (
          <span className="tile">
            <FileIcon />
            PDF
          </span>
        ) : (
          <img src={address} alt={file_name} />
        )}
        <span className="badge">
          <DownloadIcon />
        </span>
      </a>
    </li>
  )
}
