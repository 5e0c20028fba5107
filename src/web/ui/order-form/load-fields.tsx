import { useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { weightUnits } from '../../../domain/units.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { unitWords } from '../../../domain/words/units.ts'
import { t } from '../../lib/language/language.ts'
import { FieldFrame } from '../field.tsx'
import { Field } from './field.tsx'
import { Locks } from './locks.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { NativeSelect } from '../native-select.tsx'

/** How many, how heavy, and what it is worth (ADD-08). */
export const LoadFields = ({ isFull }: { isFull: boolean }) => {
  const say = t(formWords)
  const id = useId()
  const lock = useContext(Locks)('ship_weight.unit')
  const { register } = useFormContext<FormValues>()
  return (
    <section>
      <h3>{say.load}</h3>
      <div className={isFull ? 'form-grid fifths' : 'form-grid quarters'}>
        <Field name="ship_unit" label={say.units} type="number" min={1} />
        <Field name="ship_weight.weight" label={say.weight} type="number" min={1} step="any" />
        <FieldFrame id={id} label={say.weightUnit}>
          <NativeSelect id={id} {...register('ship_weight.unit')}>
            {weightUnits.map((unit) => (
              <option key={unit} value={unit} disabled={lock !== null}>
                {t(unitWords)[unit]}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
        <Field name="value" label={say.value} inputMode="decimal" />
        {isFull && <Field name="number_of_box" label={say.boxes} type="number" min={1} />}
      </div>
    </section>
  )
}
