interface ChipsProps<T extends string> {
  legend: string
  choices: readonly { value: T; label: string; isOff?: boolean }[]
  chosen: readonly T[]
  onToggle: (value: T) => void
}

/** Choices as large as a thumb, each on or off. */
export const Chips = <T extends string>({ legend, choices, chosen, onToggle }: ChipsProps<T>) => {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="chips">
        {choices.map(({ value, label, isOff = false }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(value)}
            disabled={isOff}
            onClick={() => onToggle(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
