import { useId } from 'react'
import type { crateBalances } from '../../../contract/crates/crates.ts'
import { partyKinds, type Party, type PartyKind } from '../../../domain/crates/ledger.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { shownDay } from '../../lib/language/shown-time.ts'
import { FieldFrame } from '../../ui/field.tsx'
import { EmptyState } from '../../ui/surface.tsx'
import { CrateList } from './crate-list.tsx'
import { spanOf } from './span.ts'
import { useStretch } from './use-stretch.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

type Balance = Output<typeof crateBalances>['result'][number]

const ages = ['week', 'month', 'quarter', 'older'] as const

interface BalancesProps {
  of: PartyKind | undefined
  to: string | undefined
  zone: string
  onPick: (of: PartyKind | undefined) => void
  onOpen: (party: Party) => void
}

/**
 * What each party has of each asset, and since when; each party's name opens its account (CRAT-01).
 */
export const Balances = ({ of, to, zone, onPick, onOpen }: BalancesProps) => {
  const say = t(crateWords)
  const id = useId()
  const { until } = spanOf({ to }, zone)
  const stretch = useStretch<Balance>({
    key: ['balances', of ?? null, until ?? null],
    ask: async (part, signal) =>
      (
        await callApi<typeof crateBalances>('GET /crates/balances', {
          query: { ...part, ...(of && { kind: of }), ...(until && { until }) },
          signal,
        })
      ).result,
  })
  return (
    <CrateList
      title={say.balances}
      lead={to === undefined ? say.balancesLead : say.balancesOn(shownDay(to))}
      tools={
        <FieldFrame id={id} label={say.party}>
          <NativeSelect
            id={id}
            value={of ?? ''}
            onChange={({ target }) => onPick(partyKinds.find((kind) => kind === target.value))}
          >
            <option value="">{say.anyKind}</option>
            {partyKinds.map((kind) => (
              <option key={kind} value={kind}>
                {say.kinds[kind]}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
      }
      stretch={stretch}
      failed={say.failed.balances}
      awaited={8}
      empty={<EmptyState icon="box" title={say.noBalances} text={say.noBalancesHint} />}
    >
      {(lines) => <BalanceTable lines={lines} onOpen={onOpen} />}
    </CrateList>
  )
}

const BalanceTable = ({
  lines,
  onOpen,
}: {
  lines: readonly Balance[]
  onOpen: (party: Party) => void
}) => {
  const say = t(crateWords)
  return (
    <table className="lines crate-lines" aria-label={say.balances}>
      <thead>
        <tr>
          <th scope="col">{say.party}</th>
          <th scope="col">{say.asset}</th>
          <th scope="col" className="lines-number">
            {say.balance}
          </th>
          {ages.map((age) => (
            <th key={age} scope="col" className="lines-number">
              {say.ageing[age]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.party} ${line.asset}`} line={line} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

const Line = ({
  line: { kind, party, asset, balance, ageing },
  onOpen,
}: {
  line: Balance
  onOpen: (party: Party) => void
}) => {
  const say = t(crateWords)
  // What is lost or damaged has no name of its own, and a party may have been none that anybody
  // knew.
  const isNameless = party === '' || party === kind
  const opener = (
    <button
      type="button"
      className="text-button crate-party"
      onClick={() => onOpen({ kind, name: party })}
    >
      {isNameless ? say.kinds[kind] : party}
    </button>
  )
  return (
    <tr>
      <td data-label={say.party}>
        <span>
          {opener}
          {!isNameless && <span className="crate-kind">{say.kinds[kind]}</span>}
        </span>
      </td>
      <td data-label={say.asset}>{asset}</td>
      <td data-label={say.balance} className="lines-number">
        <strong className="lines-strong">{balance}</strong>
      </td>
      {ages.map((age) => (
        <td
          key={age}
          data-label={say.ageing[age]}
          className={`lines-number ${ageing[age] === 0 ? 'lines-soft crate-none' : age === 'older' ? 'crate-old' : ''}`}
        >
          {ageing[age]}
        </td>
      ))}
    </tr>
  )
}
