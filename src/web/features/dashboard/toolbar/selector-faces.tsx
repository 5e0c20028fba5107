import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon, type IconName } from '../../../ui/icons.tsx'
import { offeredSelectors, type SelectorProps } from './offered-selectors.ts'

interface FaceProps {
  label: string
  placeholder?: string
  /** What is chosen, which is shown in the place of `label`. */
  value: string | undefined
  icon?: IconName
}

const Face = ({ label, placeholder = label, value, icon }: FaceProps) => (
  <div className={icon ? 'pick pick-wide' : 'pick'}>
    <div className="pick-face" data-with-left-section={icon !== undefined || undefined}>
      {icon && <Icon name={icon} size={14} />}
      <input
        className="pick-input"
        data-picked={value !== undefined || undefined}
        aria-label={label}
        placeholder={placeholder}
        value={value ?? ''}
        disabled
        readOnly
      />
    </div>
  </div>
)

/**
 * The selectors as they look at first, with what they say, while what works them is loading
 * (skeleton): nothing moves when it has come.
 */
export const SelectorFaces = ({ search, asking }: Pick<SelectorProps, 'search' | 'asking'>) => {
  const { filters, hasSort } = offeredSelectors(asking)
  const say = t(tableWords)
  return (
    <>
      {filters.map(({ name, label, isSearch }) => (
        <Face
          key={name}
          label={label}
          value={search[name]}
          {...(isSearch && { placeholder: say.searchDestination, icon: 'search' })}
        />
      ))}
      {hasSort && (
        <Face
          label={say.sort}
          value={search.sort === undefined ? undefined : say.sorters[search.sort]}
          icon="sort"
        />
      )}
    </>
  )
}
