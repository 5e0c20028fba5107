import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { sendStatement } from '../../../contract/crates/crate-statements.ts'
import type { Party } from '../../../domain/crates/ledger.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { copyText } from '../../lib/clipboard.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

/**
 * Makes the address under which a party confirms or contests what it has, and copies it (CRAT-01).
 */
export const SendStatement = ({ party: { kind, name }, zone }: { party: Party; zone: string }) => {
  const say = t(crateWords)
  const queries = useQueryClient()
  const [sendOnce] = useState(newSendOnce)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<Output<typeof sendStatement>['result'] | null>(null)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const { result } = await sendOnce([kind, name], (key) =>
        callApi<typeof sendStatement>('POST /crates/statements', {
          body: { kind, party: name },
          key,
        }),
      )
      setMade(result)
      notify.done((await copyText(result.url)) ? say.sent : say.made)
      await queries.invalidateQueries({ queryKey: ['crates', 'statements'] })
    } catch (thrown) {
      notify.failure(thrown)
    }
    setBusy(false)
  }
  return (
    <section className="crate-send">
      <div className="crate-send-row">
        <p className="lines-soft">
          {made === null
            ? say.sendHint
            : say.until(shownTime(made.expires_at, zone, 'DD-MM-YYYY HH:mm'))}
        </p>
        <Button icon="link" busy={isBusy} onClick={() => void send()}>
          {say.send}
        </Button>
      </div>
      {made !== null && (
        <input
          className="field-input"
          aria-label={say.address}
          readOnly
          value={made.url}
          onFocus={({ target }) => target.select()}
        />
      )}
    </section>
  )
}
