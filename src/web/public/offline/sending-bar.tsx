import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'

/** Says that an action is kept because there is no connection, and lets the person try at once. */
export const SendingBar = ({ page: { sending, retryNow } }: { page: PublicPageState }) => (
  <output className="sending-place">
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
