import { parcelWords } from '../../../domain/words/parcel.ts'
import { t } from '../../lib/language/language.ts'
import { useCamera } from '../../lib/camera.ts'
import { labelAsked, useLabelEntry } from '../../lib/order-form/label-asked.ts'
import { Field } from '../kit/field.tsx'
import { CameraIcon } from '../kit/icons.tsx'
import { shortTime } from '../kit/when.ts'
import { AsksList } from '../label/asks-list.tsx'
import { LabelCamera } from '../label/label-camera.tsx'
import { wordedAs } from '../label/label-words.ts'

interface LabelFieldProps {
  readonly value: string
  /** What was found wrong with it as the form was sent. */
  readonly problem: string | null
  readonly time_zone: string
  readonly onType: (text: string) => void
}

/** The field for a GS1 label, by camera or as text, with what the label asks of the delivery. */
const LabelField = ({ value, problem, time_zone, onType }: LabelFieldProps) => {
  const say = t(parcelWords)
  const hasCamera = useCamera()
  const entry = useLabelEntry(onType)
  const asked = labelAsked(value, time_zone, t, (at) => shortTime(at, time_zone))
  return (
    <div className="with-scan">
      <Field
        name="label"
        label={say.text}
        value={value}
        hint={entry.way === 'no_camera' ? say.cameraFailed : say.textHint}
        problem={problem ?? (entry.isWhole ? asked.problem : null)}
        maxLength={4_096}
        onChange={entry.type}
        onBlur={entry.leave}
        onKeyDown={(event) => {
          // Scanners that type end with Enter; the form is not finished by that.
          if (event.key === 'Enter') {
            event.preventDefault()
            entry.leave()
          }
        }}
      />
      {entry.way === 'camera' ? (
        <LabelCamera onRead={entry.read} onFailed={entry.fail} onClose={entry.stop} />
      ) : (
        hasCamera && (
          <button type="button" className="button" onClick={entry.scan}>
            <CameraIcon />
            {say.scan}
          </button>
        )
      )}
      {asked.told && <AsksList told={asked.told} isDangerous={asked.isDangerous} />}
    </div>
  )
}

/** The same, once it can be said. */
export const worded = () => wordedAs(LabelField)
