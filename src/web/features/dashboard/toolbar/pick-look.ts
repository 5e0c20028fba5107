import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import '../../../ui/combobox.css'

const classNames = {
  wrapper: 'pick-wrapper',
  input: 'pick-input',
  section: 'pick-section',
  dropdown: 'menu pick-menu',
  option: 'menu-item pick-option',
  empty: 'pick-empty',
  group: 'pick-group',
  groupLabel: 'pick-group-label',
}

/**
 * What all selectors of the toolbar have in common; `is_picked` marks one that narrows the list.
 */
export const pickLook = (label: string, is_picked: boolean) =>
  ({
    className: 'pick',
    classNames,
    'data-picked': is_picked || undefined,
    'aria-label': label,
    placeholder: label,
    clearable: true,
    clearSectionMode: 'clear',
    limit: 200,
    clearButtonProps: { 'aria-label': t(dashboardWords).clearOne(label) },
    maxDropdownHeight: 280,
    comboboxProps: { width: 'target', position: 'bottom-start', transitionProps: { duration: 0 } },
  }) as const
