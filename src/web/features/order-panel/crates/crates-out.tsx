import { useQuery } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import type { crateDifferences } from '../../../../contract/crates/crates.ts'
import { assetKey } from '../../../../domain/crates/crate-row.ts'
import { countProblem } from '../../../../domain/crates/lot-event.ts'
import { crateWords } from '../../../../domain/words/crates.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { useCallApi } from '../../../lib/api/backend.ts'
import { wholeTyped } from '../../../lib/goods/typed.ts'
import { t } from '../../../lib/language/language.ts'
import { saidIfAny } from '../../../lib/language/said.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { offered, type Panel } from '../panel.ts'
import { submitLook } from '../submit-look.ts'
import type { TypedTexts } from '../../../ui/unsaved.tsx'

interface Typed {
  readonly asset: string
  readonly count: string
}
const blank: Typed = { asset: '', count: '' }

/**
 * What leaves the warehouse with the order, asset by asset: the count that begins a lot (LOT-01).
 */
export const CratesOut = ({
  panel,
  onTyped,
}: {
  panel: Panel
  /** Hears what stands in the fields. */
  onTyped: (typed: TypedTexts) => void
}) => {
  const say = t(crateWords)
  const id = useId()
  const [rows, setRows] = useState<readonly Typed[]>([blank])
  const [isTold, setTold] = useState(false)
  const { busy, countCrates } = panel
  const callApi = useCallApi()
  const { shown, reason } = offered(panel, 'lot_event')
  const { data: known = [] } = useQuery({
    queryKey: ['crates', 'assets'],
    enabled: shown && offered(panel, 'crates').reason === null,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof crateDifferences>('GET /crates/differences', {
          query: { by: 'asset' },
          signal,
        })
      ).result.map(({ of }) => of),
  })
  if (!shown) return <p className="panel-soft">{say.notOut}</p>
  const counted = rows.map(({ asset, count }) => ({
    key: assetKey(asset, known),
    label: asset.trim(),
    expected_value: count === '' ? null : Number(count),
  }))
  const problems = counted.map(({ key, expected_value }, index) => ({
    asset:
      key === ''
        ? say.assetMissing
        : counted.findIndex((other) => other.key === key) < index
          ? say.assetTwice
          : null,
    count: countProblem('wh_out', expected_value),
  }))
  const put = (next: readonly Typed[]): void => {
    setRows(next)
    onTyped(
      next.flatMap(({ asset, count }, at) => [
        [say.assetAt(at), asset.trim()],
        [say.outAt(at), count],
      ]),
    )
  }
  const change = (at: number, changes: Partial<Typed>): void =>
    put(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy || reason !== null) return
    const isWrong = problems.some(({ asset, count }) => asset !== null || count !== null)
    setTold(isWrong)
    if (!isWrong)
      void countCrates({ event: 'wh_out', submitted_data: counted }).then(
        (isKept) => isKept && onTyped([]),
      )
  }
  return (
    <form className="panel-form" onSubmit={submit} noValidate>
      <fieldset className="goods-rows">
        <legend className="field-label">{t(panelWords).counts.wh_out}</legend>
        {rows.map((row, index) => (
          // A row has nothing of its own but its place.
          <div key={index} className="goods-row crate-out">
            <TextField
              label={say.assetAt(index)}
              maxLength={80}
              list={`${id}-known`}
              autoComplete="off"
              disabled={reason !== null}
              error={isTold ? problems[index]?.asset : null}
              value={row.asset}
              onChange={({ target }) => change(index, { asset: target.value })}
            />
            <TextField
              label={say.outAt(index)}
              inputMode="numeric"
              maxLength={7}
              autoComplete="off"
              disabled={reason !== null}
              error={isTold ? saidIfAny(problems[index]?.count) : null}
              value={row.count}
              onChange={({ target }) => change(index, { count: wholeTyped(target.value) })}
            />
            <IconButton
              icon="trash"
              label={say.removeAsset(index)}
              reason={rows.length === 1 ? say.lastAsset : reason}
              onClick={() => put(rows.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        <datalist id={`${id}-known`}>
          {known.map((asset) => (
            <option key={asset}>{asset}</option>
          ))}
        </datalist>
        <Button
          icon="plus"
          variant="quiet"
          className="start"
          reason={reason}
          onClick={() => put([...rows, blank])}
        >
          {say.addAsset}
        </Button>
      </fieldset>
      <div className="panel-row end">
        <Button type="submit" variant={submitLook(panel.order)} reason={reason} busy={busy}>
          {say.saveCount}
        </Button>
      </div>
    </form>
  )
}
