import { useEffect, useRef, type ChangeEvent } from 'react'
import { photoSentences } from '../../../domain/words/photo-sentences.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { useUploadList } from '../../lib/photos/use-upload-list.ts'
import type { UploadItem } from '../../lib/photos/uploads.ts'
import type { PhotoTag } from '../../lib/photos/ready.ts'
import type { Waiting } from '../offline/kept.ts'
import { CameraIcon, CheckIcon, CrossIcon, FileIcon } from './icons.tsx'

type List = ReturnType<typeof useUploadList>

/**
 * Picks several photos at once, of what `tag` says, and shows each on its way; `queue` is what
 * waits on the phone, and what became of it.
 */
export const PhotoPicker = ({
  list,
  isOff,
  tag,
  queue,
}: {
  list: List
  isOff: boolean
  tag: PhotoTag
  queue: readonly Waiting[]
}) => {
  useEffect(() => {
    for (const { key, state, told } of list.items) {
      const found = state === 'kept' && queue.find((one) => one.key === told)
      if (found && found.state === 'confirmed') list.change(key, { state: 'sent' })
      if (found && found.state === 'refused')
        list.change(key, { state: 'unusable', message: found.message })
    }
  })
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const picked = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    list.add([...(target.files ?? [])], tag)
    // Else the same photo could not be picked again after it was removed.
    target.value = ''
  }
  // With the answer that was pressed goes the focus.
  const answered = (isAgain: boolean): void => {
    button.current?.focus()
    if (isAgain) input.current?.click()
  }
  return (
    <div className="photos">
      <button
        ref={button}
        type="button"
        className="button pick"
        disabled={isOff}
        onClick={() => input.current?.click()}
      >
        <CameraIcon />
        {t(publicWords).addPhoto}
      </button>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/*,application/pdf"
        multiple
        onChange={picked}
      />
      {list.items.length > 0 && (
        <ul className="uploads">
          {list.items.map((item) => (
            <Upload key={item.key} item={item} list={list} onAnswered={answered} />
          ))}
        </ul>
      )}
    </div>
  )
}

const stateText = ({ state, message, doubts }: UploadItem): string => {
  const say = t(publicWords)
  switch (state) {
    case 'preparing':
      return say.preparing
    case 'doubted':
      return doubts.join(' ')
    case 'ready':
      return say.waiting
    case 'sending':
      return say.sending
    case 'sent':
      return say.sent
    case 'kept':
      return say.kept
    case 'failed':
    case 'unusable':
      return [say.failed, message ?? ''].filter((part) => part !== '').join(': ')
  }
}

const Upload = ({
  item,
  list,
  onAnswered,
}: {
  item: UploadItem
  list: List
  onAnswered: (isAgain: boolean) => void
}) => {
  const say = t(publicWords)
  const { file, preview, state, progress } = item
  const isWrong = state === 'failed' || state === 'unusable'
  return (
    <li>
      {preview ? (
        <img src={preview} alt="" />
      ) : (
        <span className="tile">
          <FileIcon />
        </span>
      )}
      <div>
        <p className="file-name">{file.name}</p>
        <output className={isWrong ? 'problem' : state === 'doubted' ? 'doubtful' : 'hint'}>
          {stateText(item)}
        </output>
        {state === 'sending' && <progress value={progress} max={1} aria-label={file.name} />}
      </div>
      {state === 'failed' && (
        <button type="button" className="button small" onClick={() => void list.retry(item.key)}>
          {say.retry}
        </button>
      )}
      {state === 'sent' && (
        <span className="good">
          <CheckIcon />
        </span>
      )}
      {state !== 'sent' && state !== 'kept' && state !== 'sending' && state !== 'doubted' && (
        <button
          type="button"
          className="button bare"
          aria-label={say.remove(file.name)}
          onClick={() => list.remove(item)}
        >
          <CrossIcon />
        </button>
      )}
      {state === 'doubted' && <Doubt item={item} list={list} onAnswered={onAnswered} />}
    </li>
  )
}

/** The two answers to what the phone noticed (EVID-01). */
const Doubt = ({
  item,
  list,
  onAnswered,
}: {
  item: UploadItem
  list: List
  onAnswered: (isAgain: boolean) => void
}) => {
  const words = t(photoSentences)
  const again = (): void => {
    list.remove(item)
    onAnswered(true)
  }
  const anyway = (): void => {
    list.accept(item.key)
    onAnswered(false)
  }
  return (
    <fieldset className="pair doubt" aria-label={item.file.name}>
      <button type="button" className="button" onClick={again}>
        {words.photo_again}
      </button>
      <button type="button" className="button" onClick={anyway}>
        {words.photo_anyway}
      </button>
    </fieldset>
  )
}
