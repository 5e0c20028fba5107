import { useId, useState, type DragEvent } from 'react'
import { filesOf, type Examined } from '../../domain/credential/examine.ts'
import { verifyWords } from '../../domain/words/verify.ts'
import { t } from '../lib/language/language.ts'
import { CheckIcon, CrossIcon, FileIcon } from '../public/kit/icons.tsx'
import { picked, type Picked } from './picked.ts'

interface FilePickerProps {
  readonly text: string
  readonly onPicked: (files: readonly Picked[]) => void
}

/** Takes files, chosen or dropped; they are read here and go nowhere. */
export const FilePicker = ({ text, onPicked }: FilePickerProps) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const take = (files: readonly File[]): void => {
    setBusy(true)
    void picked(files)
      .then(onPicked)
      .finally(() => setBusy(false))
  }
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <div
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        take([...event.dataTransfer.files])
      }}
    >
      <p id={`${id}-text`}>{text}</p>
      <input
        id={id}
        className="unseen"
        type="file"
        multiple
        disabled={isBusy}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label htmlFor={id} className="button pick" aria-busy={isBusy}>
        <FileIcon />
        {t(verifyWords).choose}
      </label>
    </div>
  )
}

/** How it looks what was found of a file, and what that is. */
type Found = readonly [look: string, Icon: typeof CheckIcon, text: string]

const bad = (text: string): Found => ['bad', CrossIcon, text]

/** What was found of each file that is no proof. */
export const Checked = ({
  files,
  proof,
}: {
  readonly files: readonly Picked[]
  readonly proof: Examined | null
}) => {
  const say = t(verifyWords)
  const known = proof ? filesOf(proof.events) : null
  const found = (file: Picked): Found => {
    if (file.is === 'proof') return bad(say.otherProof)
    if (file.is === 'keys') return bad(say.keysLeft)
    if (!('digest' in file)) return bad(say.unreadableFile)
    const number = known?.get(file.digest)
    if (number !== undefined && proof?.faults.length === 0)
      return ['good', CheckIcon, say.matches(number)]
    if (file.is === 'certificate') return ['', FileIcon, say.certificate]
    return bad(known?.size ? say.foreign : say.needValues)
  }
  return (
    <ul className="checked" aria-live="polite">
      {files.map((file, at) => {
        const [look, Icon, text] = found(file)
        return (
          <li key={`${at} ${file.name}`}>
            <span className={look}>
              <Icon />
            </span>
            <div>
              <strong>{file.name}</strong>
              <div className={look}>{text}</div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
