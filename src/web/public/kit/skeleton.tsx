import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { Frame } from './frame.tsx'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The order's screen before the order has come, in its true size. */
export const Skeleton = () => (
  <Frame header={<div className="bone short" />}>
    <output className="unseen">{t(publicWords).loading}</output>
    <div aria-hidden="true">
      <div className="bone title" />
      {rows.map((row) => (
        <div key={row} className="bone row" />
      ))}
    </div>
  </Frame>
)
