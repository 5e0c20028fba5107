import { panelWords as say } from '../../../domain/words/order-panel.ts'
import type { UploadItem, useUploadList } from '../../lib/photos/use-upload-list.ts'
import { Button, IconButton } from '../../ui/button.tsx'

type List = ReturnType<typeof useUploadList>

/** Photos on their way: each with its progress, to be sent, sent again or left out. */
export const Uploads = ({ list }: { list: List }) => {
  const open = list.items.filter(({ state }) => state !== 'sent')
  if (open.length === 0) return null
  const isBusy = open.some(({ state }) => state === 'sending' || state === 'preparing')
  return (
    <>
      <ul className="panel-list">{open.map((item) => <Upload key={item.key} item={item} list={list} />)}</ul>
      <div className="panel-row end">
        <Button variant="primary" busy={isBusy} onClick={() => void list.sendAll()}>{say.sendPhotos}</Button>
      </div>
    </>
  )
}

const Upload = ({ item, list }: { item: UploadItem; list: List }) => {
  const { key, file, preview, state, progress, message } = item
  const isWrong = state === 'failed' || state === 'unusable'
  return (
    <li className="panel-upload">
      {preview && <img src={preview} alt="" />}
      <div>
        <span className="ellipsis">{file.name}</span>
        <output className={isWrong ? 'field-error' : 'panel-soft'}>{message ?? say.upload[state]}</output>
        {state === 'sending' && <progress value={progress} max={1} aria-label={file.name} />}
      </div>
      {state === 'failed' && <Button onClick={() => void list.retry(key)}>{say.retry}</Button>}
      {state !== 'sending' && <IconButton icon="close" label={say.removePhoto(file.name)} onClick={() => list.remove(item)} />}
    </li>
  )
}
