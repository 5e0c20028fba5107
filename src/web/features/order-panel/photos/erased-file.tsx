import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'

/** What stands in the place of a picture that was erased: that it was, and when. */
export const ErasedFile = ({ at, zone }: { at: string | null; zone: string }) => {
  const say = t(panelWords)
  return (
    <span className="panel-soft panel-erased">
      {at === null ? say.events['erased'] : say.erasedOn(shownTime(at, zone, 'DD-MM-YYYY HH:mm'))}
    </span>
  )
}
