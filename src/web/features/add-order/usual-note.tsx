import { formHelpWords } from '../../../domain/words/form-help.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { t } from '../../lib/language/language.ts'
import type { FilledField } from '../../lib/order-form/usual.ts'

const labels = {
  'driver.name': 'driverName',
  'driver.contact': 'driverContact',
  'destination.address': 'address',
  'destination.city': 'city',
  'destination.postal_code': 'postalCode',
  'destination.state': 'state',
  'spocs.0.name': 'spocName',
  'spocs.0.contact.phone': 'spocContact',
  'spocs.0.contact.email': 'spocEmail',
  eta_hrs: 'eta',
} as const satisfies Record<FilledField, keyof typeof formWords>

/** Which fields the form filled in by itself, and the way to take them back (DESK-07). */
export const UsualNote = ({
  filled,
  takeBack,
}: {
  filled: readonly FilledField[]
  takeBack: () => void
}) => {
  const [say, labelled] = [t(formHelpWords), t(formWords)]
  return (
    <p className="form-kept" aria-live="polite" hidden={filled.length === 0}>
      {filled.length > 0 && (
        <>
          {say.filledIn(filled.map((field) => labelled[labels[field]]).join(', '))}{' '}
          <button type="button" className="text-button" onClick={takeBack}>
            {say.takeBack}
          </button>
        </>
      )}
    </p>
  )
}
