import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { languages } from '../../../domain/words/languages.ts'
import { choose, offeredHere, spokenHere, t } from '../../lib/language/language.ts'
import { logOut, useSession } from '../../lib/session/session.ts'
import { Brand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { Bell } from './bell.tsx'
import { PageLinks } from './page-links.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import './top-bar.css'

const languageItems = (): MenuItem[] =>
  offeredHere().map((language) => ({
    label: languages[language],
    icon: 'globe',
    checked: language === spokenHere(),
    act: () => choose(language),
  }))

interface Props {
  /** Opens the help of the page; on a phone from the account's menu. */
  onHelp: () => void
  children?: ReactNode
}

/** Brand, pages, and the account's own menu (NAV-02, NAV-03). `children` stand before the menus. */
export const TopBar = ({ onHelp, children }: Props) => {
  const say = t(dashboardWords)
  const navigate = useNavigate()
  const account = useSession()?.account
  const name = account?.userdata.name ?? ''
  // Whoever has a second factor to set up first finds nothing else open.
  const isHeld = account?.needs_second_factor === true
  return (
    <header className="top-bar">
      <Brand />
      {!isHeld && <PageLinks />}
      <div className="top-bar-end">
        {!isHeld && (
          <>
            {children}
            <IconButton className="top-bar-help" icon="help" label={say.help} onClick={onHelp} />
            <Bell />
          </>
        )}
        <ThemeMenu />
        <Menu
          items={[
            {
              label: say.myAccount,
              icon: 'person',
              act: () => void navigate({ to: '/account' }),
            },
            ...languageItems(),
            { label: say.help, icon: 'help', act: onHelp },
            {
              label: say.tryIt,
              icon: 'box',
              act: () => location.assign('/trainingdemo'),
            },
            { label: say.logOut, icon: 'logout', act: () => void logOut() },
          ]}
          renderButton={(props) => (
            <button
              type="button"
              {...props}
              className="button button-quiet top-bar-user"
              aria-label={say.userMenu(name)}
            >
              <Icon name="person" />
              <span className="top-bar-name ellipsis">{name}</span>
              <Icon name="chevron" size={12} />
            </button>
          )}
        />
      </div>
    </header>
  )
}
