interface ChipsProps<T extends string> {
  legend: string
  choices: readonly { value: T; label: string; isOff?: boolean }[]
  chosen: readonly T[]
  onToggle: (value: T) => void
  /** The sheet that they stand in begins with them. */
  isFirst?: boolean
}

/** Checkboxes as large as a thumb, each on or off. */
export const Chips = <T extends string>({
  legend,
  choices,
  chosen,
  onToggle,
  isFirst = false,
}: ChipsProps<T>) => (
  <fieldset className="chips">
    <legend className="field-label">{legend}</legend>
    {choices.map(({ value, label, isOff = false }, at) => (
      <label key={value} className="chip">
        <input
          type="checkbox"
          data-autofocus={(isFirst && at === 0) || undefined}
          checked={chosen.includes(value)}
          disabled={isOff}
          onChange={() => onToggle(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
)
