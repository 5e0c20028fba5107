import { remarkOfRejection } from '../../../domain/order/proof/rejection-reason.ts'
import { closingWords } from '../../../domain/words/closing.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Chips } from '../kit/chips.tsx'
import { useDraft } from '../kit/draft.ts'
import { Frame } from '../kit/frame.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { labelled } from '../kit/labelled.ts'
import { WhyNot } from '../kit/why-not.tsx'

const none: { reason: string | null } = { reason: null }

/** The last word before goods are turned away, with the reasons the sender offers (EPOD-07). */
export const RejectStep = ({ page }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const { config, act, close } = page
  const { draft, change } = useDraft(page, 'reject', none)
  const { reason } = draft
  const refusal = refusalOf(page, 'reject')
  const reject = async (): Promise<void> => {
    if (reason === null) return void (await close({ reject: true }))
    const is_open = refusalOf(page, 'remark') === null
    const remarks = remarkOfRejection(reason, { ...config.rules, is_open })
    if (remarks === null) await close({ reject: true, reason })
    else if (await act({ remarks })) await close({ reject: true })
  }
  return (
    <Frame
      header={<About page={page} step="confirm" />}
      footer={
        <>
          <button
            type="button"
            className="button danger filled"
            disabled={page.sending !== 'no' || refusal !== null}
            onClick={() => void reject()}
          >
            {config.wording.reject}
          </button>
          <button type="button" className="button quiet" onClick={() => history.back()}>
            {say.back}
          </button>
        </>
      }
    >
      <h1>{t(closingWords).rejectTitle(config.wording.reject)}</h1>
      <p>{t(closingWords).rejectText}</p>
      {config.rejection_reasons.length > 0 && (
        <Chips
          legend={say.reason}
          chosen={reason === null ? [] : [reason]}
          onToggle={(value) => change({ reason: reason === value ? null : value })}
          choices={config.rejection_reasons.map((value) => ({
            value,
            label: labelled(config, value),
          }))}
        />
      )}
      <WhyNot reason={refusal} />
    </Frame>
  )
}
