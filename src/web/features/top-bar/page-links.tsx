import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { pageWords } from '../../../domain/words/pages.ts'
import { t } from '../../lib/language/language.ts'
import { pagesFor } from '../../lib/location/pages.ts'
import { useAsking, useIsPlatformAdmin } from '../../lib/session/viewer.ts'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'

/**
 * The way to each page that the account may open (NAV-02); a menu where there is no room for all of
 * them side by side.
 */
export const PageLinks = () => {
  const say = t(pageWords)
  const pages = pagesFor(useAsking(), useIsPlatformAdmin())
  const navigate = useNavigate()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const links = pages.map(({ path, label }) => (
    <Link key={path} to={path} className="top-bar-page" activeOptions={{ includeSearch: false }}>
      {label}
    </Link>
  ))
  if (pages.length === 1)
    return (
      <nav className="top-bar-pages" aria-label={say.main}>
        {links}
      </nav>
    )
  const isHere = (path: string): boolean => here === path || here.startsWith(`${path}/`)
  const current = pages.find(({ path }) => isHere(path))
  return (
    <>
      <nav className="top-bar-pages top-bar-wide" aria-label={say.main}>
        {links}
      </nav>
      <nav className="top-bar-narrow" aria-label={say.main}>
        <Menu
          items={pages.map(({ path, label, icon }) => ({
            label,
            icon,
            checked: isHere(path),
            act: () => void navigate({ to: path }),
          }))}
          renderButton={(props) => (
            <button type="button" {...props} className="button button-quiet top-bar-menu">
              <Icon name="menu" />
              <span className="ellipsis">{current?.label ?? say.menu}</span>
            </button>
          )}
        />
      </nav>
    </>
  )
}
