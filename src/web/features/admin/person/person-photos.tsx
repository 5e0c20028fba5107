import type { FoundPerson } from '../../../../contract/admin/erasures.ts'
import { personWords } from '../../../../domain/words/person-data.ts'
import { t } from '../../../lib/language/language.ts'
import { useOrderFile } from '../../../lib/photos/use-order-file.ts'

type Told = FoundPerson['told']

/** The photos of the orders that were found, to tick those that show the person. */
export const PersonPhotos = ({
  told,
  chosen,
  onChoose,
}: {
  told: Told
  chosen: ReadonlySet<string>
  onChoose: (digests: ReadonlySet<string>) => void
}) => {
  const say = t(personWords)
  const photos = told.filter(({ is_held }) => !is_held).flatMap((order) => order.photos)
  if (photos.length === 0) return null
  return (
    <fieldset className="person-photos">
      <legend>{say.photosTitle}</legend>
      <p className="page-lead">{say.photosHint}</p>
      <ul>
        {photos.map(({ url, digest, file_name }) => (
          <li key={url}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(digest)}
                onChange={({ target }) => {
                  const left = [...chosen].filter((one) => one !== digest)
                  onChoose(new Set(target.checked ? [...left, digest] : left))
                }}
              />
              <Thumbnail url={url} />
              <span>{file_name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Another client's files are not shown, and papers have no picture. */
const Thumbnail = ({ url }: { url: string }) => {
  const address = useOrderFile(`${url}?size=small`)
  return typeof address === 'string' && !url.endsWith('.pdf') ? <img src={address} alt="" /> : null
}
