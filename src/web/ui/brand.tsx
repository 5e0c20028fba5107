import { dashboardWords } from '../../domain/words/dashboard.ts'
import { t } from '../lib/language/language.ts'
import './brand.css'

/** The product's mark and name: a consignment whose seal is a tick. */
export const Brand = ({ size = 24 }: { size?: number }) => (
  <span className="brand">
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 7.2 12 2.5l9 4.7v9.6l-9 4.7-9-4.7z" fill="var(--accent)" />
      <path
        d="m7.6 12.2 3 3 5.8-6.2"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    {t(dashboardWords).brand}
  </span>
)
