import { publicWords as say } from '../../domain/words/public-pages.ts'
import { About } from './about.tsx'
import { Facts } from './facts.tsx'
import { Frame } from './frame.tsx'
import type { Page } from './page.ts'

/** What is coming. */
export const Arrival = ({ page, onNext }: { page: Page; onNext: () => void }) => (
  <Frame
    header={<About page={page} step="arrival" />}
    footer={
      <button type="button" className="button primary" onClick={onNext}>
        {say.arrivalNext}
      </button>
    }
  >
    <h1>{say.arrivalTitle}</h1>
    <Facts page={page} />
  </Frame>
)
