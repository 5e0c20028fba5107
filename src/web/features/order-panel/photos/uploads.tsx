import { useRef } from 'react'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { photoSentences } from '../../../../domain/words/photo-sentences.ts'
import { t } from '../../../lib/language/language.ts'
import type { PhotoTag } from '../../../lib/photos/ready.ts'
import type { useUploadList } from '../../../lib/photos/use-upload-list.ts'
import type { UploadItem } from '../../../lib/photos/uploads.ts'
import { Button, IconButton } from '../../../ui/button.tsx'

type List = ReturnType<typeof useUploadList>

/** Takes another picture in the place of one: of the same thing. */
type Again = (shows: PhotoTag) => void

/** Photos on their way: each with its progress, to be sent, sent again or left out. */
export const Uploads = ({ list, onAgain }: { list: List; onAgain: Again }) => {
  const say = t(panelWords)
  const open = list.items.filter(({ state }) => state !== 'sent')
  if (open.length === 0) return null
  const isBusy = open.some(({ state }) => state === 'sending' || state === 'preparing')
  const isDoubted = open.some(({ state }) => state === 'doubted')
  return (
    <>
      <ul className="panel-list">
        {open.map((item) => (
          <Upload key={item.key} item={item} list={list} onAgain={onAgain} />
        ))}
      </ul>
      <div className="panel-row end">
        <Button
          variant="primary"
          busy={isBusy}
          reason={isDoubted ? say.upload.doubted : null}
          onClick={() => void list.sendAll()}
        >
          {say.sendPhotos}
        </Button>
      </div>
    </>
  )
}

const Upload = ({ item, list, onAgain }: { item: UploadItem; list: List; onAgain: Again }) => {
  const say = t(panelWords)
  const words = t(photoSentences)
  const { key, file, preview, state, progress, message, doubts } = item
  const isWrong = state === 'failed' || state === 'unusable'
  const row = useRef<HTMLLIElement>(null)
  const anyway = (): void => {
    list.accept(key)
    // With the answer that was pressed goes the focus.
    row.current?.focus()
  }
  const again = (): void => {
    list.remove(item)
    onAgain(item.tag)
  }
  return (
    <li ref={row} tabIndex={-1} className="panel-upload">
      {preview && <img src={preview} alt="" />}
      <div>
        <span className="ellipsis">{file.name}</span>
        <output className={isWrong ? 'field-error' : 'panel-soft'}>
          {message ?? (state === 'doubted' ? doubts.join(' ') : say.upload[state])}
        </output>
        {state === 'sending' && <progress value={progress} max={1} aria-label={file.name} />}
      </div>
      {state === 'failed' && <Button onClick={() => void list.retry(key)}>{say.retry}</Button>}
      {state === 'doubted' && (
        <fieldset className="panel-doubt" aria-label={file.name}>
          <Button onClick={again}>{words.photo_again}</Button>
          <Button onClick={anyway}>{words.photo_anyway}</Button>
        </fieldset>
      )}
      {state !== 'sending' && state !== 'doubted' && (
        <IconButton
          icon="close"
          label={say.removePhoto(file.name)}
          onClick={() => list.remove(item)}
        />
      )}
    </li>
  )
}
