import { DayField } from '../../../ui/days/day-field.tsx'
import type { ControlProps } from '../form-setting.ts'

/**
 * A day, typed and picked as everywhere in the product (DESK-08). What is none is kept as it was
 * typed, for the server to refuse.
 */
export const DayControl = ({ setting, value, id, names, describes, onChange }: ControlProps) => (
  <div className="policy-day">
    <DayField
      label={setting.title}
      id={id}
      aria-labelledby={names}
      aria-describedby={describes}
      value={typeof value === 'string' ? value : ''}
      onChange={(day) => onChange(day === '' && setting.nullable ? null : day)}
    />
  </div>
)
