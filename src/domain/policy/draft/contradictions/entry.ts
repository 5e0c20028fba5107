import { fieldOf } from '../../../bulk/fields.ts'
import { plain } from '../../../bulk/mapping.ts'
import { deskFields } from '../../../order/entry/edit-locks.ts'
import { wallClock } from '../../../time.ts'
import { contradiction, found, repeated, type DraftRule } from './contradiction.ts'

const HEADERS = 'dashboard_customization.bulk_upload_headers'

/** Columns of a file that cannot be told apart, or that make no order. */
export const fileRule: DraftRule = ({ policy }) => {
  const { bulk_upload, bulk_upload_headers: headers, hide } = policy.dashboard_customization
  const paths = headers.map(({ value, type }) => fieldOf(value, type).path.join('.'))
  const isOff = !bulk_upload || policy.bulk.format !== 'generic' || headers.length === 0
  return found(
    [
      ...repeated(headers.map(({ text }) => plain(text))).map((at) =>
        contradiction([`${HEADERS}.${at}.text`], 'file_header_twice', headers[at]?.text ?? ''),
      ),
      ...repeated(paths).map((at) =>
        contradiction([`${HEADERS}.${at}.value`], 'file_field_twice', headers[at]?.value ?? ''),
      ),
      isOff || paths.includes('identifier')
        ? null
        : contradiction([HEADERS], 'file_without_number'),
    ],
    [
      bulk_upload && hide.add_transaction
        ? contradiction(
            ['dashboard_customization.bulk_upload', 'dashboard_customization.hide.add_transaction'],
            'bulk_upload_hidden',
          )
        : null,
    ],
  )
}

/** What people type, edit and share. */
export const entryRule: DraftRule = ({ policy, clock }) => {
  const { phones, editable_by, earliest_date, share_types } = policy
  const today = wallClock(clock.now, policy.time_zone).day
  const fields: readonly string[] = deskFields
  return found(
    [
      phones.least_digits > phones.most_digits
        ? contradiction(['phones.least_digits', 'phones.most_digits'], 'digits_cross')
        : null,
      ...(['transporter', 'distributor', 'cnf'] as const).flatMap((party) =>
        editable_by[party].map((field, at) =>
          fields.includes(field)
            ? null
            : contradiction([`editable_by.${party}.${at}`], 'edit_field_unknown', field),
        ),
      ),
    ],
    [
      earliest_date !== null && earliest_date > today
        ? contradiction(['earliest_date'], 'date_ahead')
        : null,
      share_types.length === 0 ? contradiction(['share_types'], 'no_sharing') : null,
    ],
  )
}
