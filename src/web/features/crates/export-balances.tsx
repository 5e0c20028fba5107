import { useState } from 'react'
import type { crateBalances } from '../../../contract/crates/crates.ts'
import type { PartyKind } from '../../../domain/crates/ledger.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { saveTable } from '../../lib/save-table.ts'
import { ExportHere } from '../../ui/export-button.tsx'
import { notify } from '../../ui/notify.ts'
import { spanOf } from './span.ts'

type Balance = Output<typeof crateBalances>['result'][number]

/** Lines of one request, and how many requests are made at most. */
const STRETCH = 50
const MOST = 400
const ages = ['week', 'month', 'quarter', 'older'] as const

interface Asked {
  of: PartyKind | undefined
  to: string | undefined
  zone: string
}

/** Every balance that the address asks for, page by page. Throws ApiFailure. */
const allOf = async ({ of, to, zone }: Asked): Promise<Balance[]> => {
  const { until } = spanOf({ to }, zone)
  const found: Balance[] = []
  for (let at = 0; at < MOST; at += 1) {
    const { result } = await callApi<typeof crateBalances>('GET /crates/balances', {
      query: {
        limit: STRETCH,
        offset: at * STRETCH,
        ...(of && { kind: of }),
        ...(until && { until }),
      },
    })
    found.push(...result)
    if (result.length < STRETCH) break
  }
  return found
}

/** Saves the balances that the address asks for, all of them, as they are shown. */
export const ExportBalances = (asked: Asked) => {
  const say = t(crateWords)
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const lines = await allOf(asked)
      saveTable('balances.csv', [
        [say.party, say.kindOf, say.asset, say.balance, ...ages.map((age) => say.ageing[age])],
        ...lines.map(({ party, kind, asset, balance, ageing }) => [
          party,
          say.kinds[kind],
          asset,
          balance,
          ...ages.map((age) => ageing[age]),
        ]),
      ])
    } catch (thrown) {
      notify.failure(thrown)
    }
    setBusy(false)
  }
  return <ExportHere of="balances" busy={isBusy} onExport={() => void save()} />
}
