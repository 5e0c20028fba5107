import { useState, type SubmitEvent } from 'react'
import { parcelSentences } from '../../../domain/words/parcel-sentences.ts'
import { parcelWords } from '../../../domain/words/parcel.ts'
import { unreachable } from '../../lib/api/answer.ts'
import { useCamera } from '../../lib/camera.ts'
import { t } from '../../lib/language/language.ts'
import { Field } from '../kit/field.tsx'
import { WhyNot } from '../kit/why-not.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { LabelAsks } from './label-asks.tsx'
import { LabelCamera } from './label-camera.tsx'
import { wordedAs } from './label-words.ts'

/**
 * Reads a label at the door, by camera or as text, and lets goods be left where a label allows it.
 */
export const LabelStep = ({ page, opens }: { page: PublicPageState; opens: boolean }) => {
  const say = t(parcelWords)
  const hasCamera = useCamera()
  const best = hasCamera ? 'camera' : 'text'
  const [way, setOpen] = useState<'best' | 'camera' | 'text' | null>(opens ? 'best' : null)
  const open = way === 'best' ? best : way
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isOff = page.sending !== 'no'
  const read = async (scanned: string): Promise<void> => {
    const clock = { now: new Date().toISOString(), time_zone: page.config.time_zone }
    // Until it is taken it stays in sight, to be read again.
    setOpen('text')
    setText(scanned)
    // What takes a label apart weighs as much as the page, and most doors have none.
    const reader = await import('../../../domain/order/label/read-label.ts').catch(() => null)
    if (!reader) return setProblem(unreachable().message)
    if ('code' in reader.labelReadIn(scanned, clock))
      return setProblem(t(parcelSentences).label_unread)
    setProblem(null)
    if (!(await page.act({ label: scanned }))) return
    setOpen(null)
    setText('')
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void read(text)
  }
  const leave = refusalOf(page, 'leave')
  return (
    <section id="label" tabIndex={-1}>
      <h2>{say.title}</h2>
      <LabelAsks page={page} />
      {open === null && refusalOf(page, 'label') === null && (
        <p>
          <button type="button" className="button" disabled={isOff} onClick={() => setOpen('best')}>
            {say.scan}
          </button>
        </p>
      )}
      {open === 'camera' && (
        <LabelCamera
          onRead={(scanned) => void read(scanned)}
          onFailed={() => {
            setOpen('text')
            setProblem(say.cameraFailed)
          }}
          onClose={() => setOpen('text')}
        />
      )}
      {open === 'text' && (
        <form onSubmit={submit} noValidate>
          <Field
            label={say.text}
            value={text}
            onChange={setText}
            problem={problem}
            maxLength={4_096}
          />
          <button type="submit" className="button" disabled={isOff || text.trim() === ''}>
            {say.read}
          </button>
        </form>
      )}
      {page.order.label?.authority_to_leave === true && (
        <>
          <p className="hint">{say.leaveText}</p>
          <button
            type="button"
            className="button primary"
            disabled={isOff || leave !== null}
            onClick={() => void page.close({ leave: true })}
          >
            {say.leave}
          </button>
          <WhyNot reason={leave} />
        </>
      )}
    </section>
  )
}

/** The same, once it can be said. */
export const worded = () => wordedAs(LabelStep)
