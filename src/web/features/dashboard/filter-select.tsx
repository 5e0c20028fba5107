import { Select } from '@mantine/core'
import { dashboardWords } from '../../../domain/words/dashboard.ts'

interface Props { label: string; value: string | undefined; values: readonly string[]; onPick: (value: string | undefined) => void }

const classNames = { wrapper: 'pick-wrapper', input: 'pick-input', section: 'pick-section', dropdown: 'menu', option: 'menu-item pick-option', empty: 'pick-empty' }

/** A searchable selector of one value (FILT-03); a value that is no longer offered is still shown. */
export const FilterSelect = ({ label, value, values, onPick }: Props) => (
  <Select className="pick" classNames={classNames} data-picked={value !== undefined || undefined} aria-label={label} placeholder={label} searchable clearable clearSectionMode="clear" limit={100} nothingFoundMessage={dashboardWords.nothingFound}
    data={value === undefined || values.includes(value) ? values : [value, ...values]} value={value ?? null} onChange={(picked) => onPick(picked ?? undefined)}
    clearButtonProps={{ 'aria-label': dashboardWords.clearOne(label) }}
    maxDropdownHeight={280} comboboxProps={{ width: 260, position: 'bottom-start', transitionProps: { duration: 0 } }} />
)
