import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import type { crateBalances, moveCrates } from '../../../contract/crates/crates.ts'
import {
  isToItself,
  type Movement,
  type Party,
  type PartyKind,
} from '../../../domain/crates/ledger.ts'
import { assetKey } from '../../../domain/crates/crate-row.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { callApi } from '../../lib/api/api.ts'
import { wholeTyped } from '../../lib/goods/typed.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { isGone, PartyFields } from './party-fields.tsx'

type Problems = Readonly<Partial<Record<'asset' | 'quantity' | 'from' | 'to', string>>>

/** What is lost or damaged is with nobody: it has one account of its own. */
const named = ({ kind, name }: Party): Party => ({ kind, name: isGone(kind) ? kind : name.trim() })

/** Crates that move without an order's count: handed on, found, lost or damaged (CRAT-01). */
export const MovementDialog = ({ onClose }: { onClose: () => void }) => {
  const say = t(crateWords)
  const id = useId()
  const queries = useQueryClient()
  const [sendOnce] = useState(newSendOnce)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [asset, setAsset] = useState('')
  const [count, setCount] = useState('')
  const [note, setNote] = useState('')
  const [from, setFrom] = useState<Party>({ kind: 'receiver', name: '' })
  const [to, setTo] = useState<Party>({ kind: 'lost', name: '' })
  const { data: known = [] } = useQuery({
    queryKey: ['crates', 'known'],
    queryFn: async ({ signal }) =>
      (await callApi<typeof crateBalances>('GET /crates/balances', { query: {}, signal })).result,
  })
  const assets = [...new Set(known.map((one) => one.asset))]
  const namesOf = (kind: PartyKind): string[] => [
    ...new Set(known.flatMap((one) => (one.kind === kind ? [one.party] : []))),
  ]

  const found = ({ asset: key, from: giver, to: taker, quantity }: Movement): Problems => ({
    ...(key === '' && { asset: say.needed(say.asset) }),
    ...(quantity < 1 && { quantity: say.atLeastOne }),
    ...(giver.name === '' && { from: say.nameNeeded }),
    ...(taker.name === ''
      ? { to: say.nameNeeded }
      : isToItself({ from: giver, to: taker }) && { to: t(sentences).movement_to_itself }),
  })
  const submit = async (): Promise<void> => {
    const movement = {
      asset: assetKey(asset, assets),
      from: named(from),
      to: named(to),
      quantity: Number(count),
    }
    const wrong = found(movement)
    setProblems(wrong)
    if (isBusy || Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const body = { ...movement, note: note.trim() || null }
      const { message } = await sendOnce(body, (key) =>
        callApi<typeof moveCrates>('POST /crates/movements', { body, key }),
      )
      notify.done(message)
      await queries.invalidateQueries({ queryKey: ['crates'] })
      onClose()
    } catch (thrown) {
      notify.failure(thrown)
      setBusy(false)
    }
  }
  return (
    <Dialog title={say.move} width={520} onClose={onClose}>
      <form
        className="crate-form"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="crate-pair">
          <TextField
            label={say.asset}
            isNeeded
            maxLength={80}
            list={`${id}-assets`}
            autoComplete="off"
            data-autofocus
            error={problems.asset}
            value={asset}
            onChange={({ target }) => setAsset(target.value)}
          />
          <TextField
            label={say.quantity}
            isNeeded
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            error={problems.quantity}
            value={count}
            onChange={({ target }) => setCount(wholeTyped(target.value))}
          />
          <datalist id={`${id}-assets`}>
            {assets.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        </div>
        <PartyFields
          label={say.from}
          party={from}
          known={namesOf(from.kind)}
          error={problems.from}
          onChange={setFrom}
        />
        <PartyFields
          label={say.to}
          party={to}
          known={namesOf(to.kind)}
          error={problems.to}
          onChange={setTo}
        />
        <TextArea
          label={say.note}
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
