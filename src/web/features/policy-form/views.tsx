import { Link } from '@tanstack/react-router'
import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { configurationViews, type ConfigurationSearch } from '../../lib/location/page-search.ts'
import { t } from '../../lib/language/language.ts'
import { Icon } from '../../ui/icons.tsx'

type View = NonNullable<ConfigurationSearch['view']>

/** The way back to all clients, over a client's name. */
export const ToAllClients = () => (
  <Link to="/admin" className="policy-back text-button">
    <Icon name="left" size={13} />
    {t(policyFormWords).allClients}
  </Link>
)

/** The parts of a client's configuration. */
export const Views = ({
  view,
  onView,
}: {
  view: View
  onView: (view: View | undefined) => void
}) => {
  const say = t(policyFormWords)
  return (
    <nav className="policy-views" aria-label={say.parts}>
      {configurationViews.map((one) => (
        <button
          key={one}
          type="button"
          className="policy-view"
          aria-current={one === view ? 'true' : undefined}
          onClick={() => onView(one === 'settings' ? undefined : one)}
        >
          {say.views[one]}
        </button>
      ))}
    </nav>
  )
}
