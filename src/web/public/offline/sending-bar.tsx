import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'

/**
 * Status message: says that an action is being sent, or the phone's place looked up for it, once
 * that takes a second; or that it is kept because there is no connection, and lets the person try
 * at once.
 */
export const SendingBar = ({ page: { sending, retryNow } }: { page: PublicPageState }) => (
  <output className="sending-place">
    {sending === 'sending' && <p className="sending-soon">{t(publicWords).sending}</p>}
    {sending === 'waiting' && (
      <div className="sending-bar">
        <p>{t(publicWords).keptUntilSent}</p>
        <button type="button" className="button" onClick={retryNow}>
          {t(publicWords).retry}
        </button>
      </div>
    )}
  </output>
)
