import { useState, type ReactNode } from 'react'
import type { HelpPage } from '../../domain/page-help.ts'
import { pageWords } from '../../domain/words/pages.ts'
import { Help } from '../features/help/help.tsx'
import { TopBar } from '../features/top-bar/top-bar.tsx'
import { useHelpKey } from '../lib/help-key.ts'
import { isEmbedded, tellHeight } from '../lib/session/embedded.ts'
import { t } from '../lib/language/language.ts'
import { reasonAgainst } from '../lib/location/pages.ts'
import { useLive } from '../lib/live/use-live.ts'
import { useAsking } from '../lib/session/viewer.ts'
import { Refused } from '../ui/answered.tsx'
import '../ui/page.css'

/** Keeps the bell of a page without orders up to date. */
const Live = () => {
  useLive()
  return null
}

const tellHeightOf = (page: HTMLElement | null): (() => void) | undefined =>
  page ? tellHeight(page) : undefined

/**
 * A page that the judge has to let the account into: whom it keeps out sees its sentence, whatever
 * address was typed (NAV-02). Inside another product it stands without the top bar (NAV-04).
 */
export const Framed = ({
  action,
  title = t(pageWords).titles[action],
  help = action,
  children,
}: {
  action: keyof typeof pageWords.titles
  title?: string
  /** Whose help it opens, where its action opens several pages. */
  help?: HelpPage
  children: ReactNode
}) => {
  const asking = useAsking()
  // Everybody has an account of one's own.
  const [isHelpOpen, setHelp] = useState(false)
  useHelpKey(() => setHelp(true))
  const reason = action === 'account' ? null : reasonAgainst(action, asking)
  return (
    <div className="page-shell">
      <title>{title}</title>
      {!isEmbedded() && (
        <TopBar onHelp={() => setHelp(true)}>
          <Live />
        </TopBar>
      )}
      <main className="page" ref={tellHeightOf}>
        {reason === null ? children : <Refused reason={reason} />}
      </main>
      {isHelpOpen && <Help page={reason === null ? help : null} onClose={() => setHelp(false)} />}
    </div>
  )
}
