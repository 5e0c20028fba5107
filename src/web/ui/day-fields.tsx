import { managementWords } from '../../domain/words/management.ts'
import { t } from '../lib/language/language.ts'
import { TextField } from './field.tsx'

interface Props {
  from: string | undefined
  to: string | undefined
  most: string
  onPick: (days: { from: string | undefined; to: string | undefined }) => void
}

/**
 * First and last day (YYYY-MM-DD), neither after `most`; when they cross, the one that was picked
 * last takes the other along.
 */
export const DayFields = ({ from, to, most, onPick }: Props) => (
  <>
    <TextField
      label={t(managementWords).from}
      type="date"
      max={most}
      value={from ?? ''}
      onChange={({ target: { value } }) =>
        onPick({ from: value || undefined, to: to !== undefined && value > to ? value : to })
      }
    />
    <TextField
      label={t(managementWords).to}
      type="date"
      max={most}
      value={to ?? ''}
      onChange={({ target: { value } }) =>
        onPick({
          from: from !== undefined && value !== '' && value < from ? value : from,
          to: value || undefined,
        })
      }
    />
  </>
)
