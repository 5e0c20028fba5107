import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { locate } from '../../lib/locate.ts'
import { FlagIcon } from '../kit/icons.tsx'
import type { PublicPageState } from '../link/page.ts'

/** Says that the place is reached (PUBL-02). */
export const OnTheWay = ({ page }: { page: PublicPageState }) => {
  const [isLocating, setLocating] = useState(false)
  const reached = async (): Promise<void> => {
    setLocating(true)
    await page.act({ triggerOutBound: true, geo_tag: { loc: await locate() } })
    setLocating(false)
  }
  return (
    <button
      type="button"
      className="button primary tall"
      disabled={isLocating || page.sending !== 'no'}
      onClick={() => void reached()}
    >
      <FlagIcon />
      {t(publicWords).reached}
    </button>
  )
}
