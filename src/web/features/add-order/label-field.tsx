import { useFormContext, useWatch } from 'react-hook-form'
import { parcelWords } from '../../../domain/words/parcel.ts'
import { useCamera } from '../../lib/camera.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { labelAsked, useLabelEntry } from '../../lib/order-form/label-asked.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { LabelCamera } from './label-camera.tsx'

/** The field for a GS1 label, by camera or as text, with what the label asks of the delivery. */
export const LabelField = ({ time_zone }: { time_zone: string }) => {
  const say = t(parcelWords)
  const hasCamera = useCamera()
  const { register, setValue, getFieldState, formState } = useFormContext<FormValues>()
  const { error } = getFieldState('label', formState)
  const entry = useLabelEntry((text) =>
    setValue('label', text, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  )
  const value = useWatch<FormValues, 'label'>({ name: 'label' })
  const asked = labelAsked(value, time_zone, t, (at) => shownTime(at, time_zone, 'DD MMM HH:mm'))
  const field = register('label', { onBlur: entry.leave })
  return (
    <>
      <TextField
        label={say.text}
        hint={entry.way === 'no_camera' ? say.cameraFailed : say.textHint}
        error={error?.message ?? (entry.isWhole ? asked.problem : null)}
        autoComplete="off"
        spellCheck={false}
        maxLength={4_096}
        {...field}
        onChange={({ target }) => entry.type(target.value)}
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
          <Button icon="camera" onClick={entry.scan}>
            {say.scan}
          </Button>
        )
      )}
      {asked.told && (
        <ul className="label-asks" aria-label={say.title}>
          {asked.told.map((line, index) => (
            <li key={line} className={index === 0 && asked.isDangerous ? 'danger' : undefined}>
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
