import { parcelWords } from '../../../domain/words/parcel.ts'
import { t } from '../../lib/language/language.ts'
import './label.css'

interface AsksListProps {
  readonly told: readonly string[]
  /** The first of it says that the goods are dangerous. */
  readonly isDangerous: boolean
}

/** What a label asks for, in a few words each. */
export const AsksList = ({ told, isDangerous }: AsksListProps) => (
  <ul className="label-asks" aria-label={t(parcelWords).title}>
    {told.map((line, index) => (
      <li key={line} className={index === 0 && isDangerous ? 'danger' : undefined}>
        {line}
      </li>
    ))}
  </ul>
)
