import { useEffect, useState } from 'react'
import { userSentences } from '../../../domain/words/user-sentences.ts'
import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'
import type { SignedInAccount } from '../../lib/session/session-store.ts'
import { leaveViewing } from '../../lib/session/viewing.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import './viewing.css'

/**
 * Says on every page that one looks as somebody else and changes nothing, and ends it (MGMT-01).
 */
export const Viewing = ({ account }: { account: SignedInAccount }) => {
  const say = t(userWords)
  const { username, name } = account.userdata
  const [isBusy, setBusy] = useState(false)
  const end = async (): Promise<void> => {
    setBusy(true)
    await leaveViewing()
    location.assign(`/user-management?user=${encodeURIComponent(username)}`)
  }
  useEffect(() => {
    // What has ended by itself is left as well: the page behind it is another's.
    const left = Date.parse(account.expires_at) - Date.now()
    const timer = setTimeout(() => void end(), Math.max(0, left))
    return () => clearTimeout(timer)
  })
  return (
    <aside className="viewing" aria-label={say.viewing(name)}>
      <Icon name="eye" />
      <p>
        <strong>{say.viewing(name)}</strong> <span>{t(userSentences).viewing_as(username)}</span>
      </p>
      <Button busy={isBusy} onClick={() => void end()}>
        {say.endViewing}
      </Button>
    </aside>
  )
}
