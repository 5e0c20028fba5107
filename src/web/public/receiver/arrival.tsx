import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import type { PublicPageState } from '../link/page.ts'

/** What is coming. */
export const Arrival = ({ page, onNext }: { page: PublicPageState; onNext: () => void }) => (
  <Frame
    header={<About page={page} step="arrival" />}
    footer={
      <button type="button" className="button primary" onClick={onNext}>
        {t(publicWords).arrivalNext}
      </button>
    }
  >
    <h1>{t(publicWords).arrivalTitle}</h1>
    <Facts page={page} />
  </Frame>
)
