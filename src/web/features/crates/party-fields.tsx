import { useId } from 'react'
import { partyKinds, type Party, type PartyKind } from '../../../domain/crates/ledger.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { t } from '../../lib/language/language.ts'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

/** Are crates there with nobody? */
export const isGone = (kind: PartyKind): boolean => kind === 'lost' || kind === 'damaged'

interface PartyFieldsProps {
  label: string
  party: Party
  known: readonly string[]
  error: string | undefined
  onChange: (party: Party) => void
}

/** One side of a movement: what kind of party, and which. */
export const PartyFields = ({
  label,
  party: { kind, name },
  known,
  error,
  onChange,
}: PartyFieldsProps) => {
  const say = t(crateWords)
  const id = useId()
  const hasName = !isGone(kind)
  return (
    <div className="crate-pair">
      <FieldFrame id={id} label={label} error={hasName ? null : error}>
        <NativeSelect
          id={id}
          aria-invalid={!hasName && error ? true : undefined}
          aria-describedby={!hasName && error ? `${id}-error` : undefined}
          value={kind}
          onChange={({ target }) =>
            onChange({ kind: partyKinds.find((one) => one === target.value) ?? kind, name })
          }
        >
          {partyKinds.map((one) => (
            <option key={one} value={one}>
              {say.kinds[one]}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      {hasName && (
        <>
          <TextField
            label={say.nameOf(label)}
            isNeeded
            maxLength={200}
            list={`${id}-known`}
            autoComplete="off"
            error={error}
            value={name}
            onChange={({ target }) => onChange({ kind, name: target.value })}
          />
          <datalist id={`${id}-known`}>
            {known.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        </>
      )}
    </div>
  )
}
