import { useContext } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { formWords } from '../../../domain/words/order-form.ts'
import { t } from '../../lib/language/language.ts'
import { Button, IconButton } from '../button.tsx'
import { Field } from './field.tsx'
import { Locks } from './locks.ts'
import { blankSpoc, type FormValues } from '../../lib/order-form/form-values.ts'

/** Who receives the goods; at least one row remains (ADD-06). */
export const SpocRows = () => {
  const say = t(formWords)
  const { control } = useFormContext<FormValues>()
  const lock = useContext(Locks)('spocs')
  const { fields, append, remove } = useFieldArray({ control, name: 'spocs' })
  return (
    <section>
      <h3>{say.receivers}</h3>
      {fields.map(({ id }, index) => (
        <div key={id} className="spoc-row">
          <Field name={`spocs.${index}.name`} label={say.nth(say.spocName, index)} />
          <Field
            name={`spocs.${index}.contact.phone`}
            label={say.nth(say.spocContact, index)}
            contacts
            inputMode="tel"
          />
          <Field
            name={`spocs.${index}.contact.email`}
            label={say.nth(say.spocEmail, index)}
            contacts
            inputMode="email"
          />
          {lock === null && (
            <IconButton
              icon="close"
              label={say.removeSpoc(index)}
              reason={fields.length < 2 ? say.lastSpoc : null}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {lock === null && (
        <Button icon="plus" variant="quiet" onClick={() => append(blankSpoc)}>
          {say.addSpoc}
        </Button>
      )}
    </section>
  )
}
