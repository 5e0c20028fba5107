import { useInfiniteQuery } from '@tanstack/react-query'
import type { crateStatement } from '../../../contract/crates/crates.ts'
import type { Party } from '../../../domain/crates/ledger.ts'
import { shownDay, shownTime } from '../../lib/language/shown-time.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import type { DaysSearch } from '../../lib/location/page-search.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { isGone } from './party-fields.tsx'
import { SendStatement } from './send-statement.tsx'
import { spanOf } from './span.ts'

type PartyAccountAnswer = Output<typeof crateStatement>['result']
type AccountEntry = PartyAccountAnswer['entries'][number]

const SIZE = 50

interface PartyAccountProps {
  party: Party
  days: DaysSearch
  zone: string
  onClose: () => void
}

/**
 * A party's account: what it had, each entry, what it has; and the statement that it is sent
 * (CRAT-01).
 */
export const PartyAccount = ({ party: { kind, name }, days, zone, onClose }: PartyAccountProps) => {
  const say = t(crateWords)
  const span = spanOf(days, zone)
  const query = useInfiniteQuery({
    queryKey: ['crates', 'account', kind, name, span],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof crateStatement>('GET /crates/statement', {
          query: { kind, party: name, ...span, limit: SIZE, offset: pageParam },
          signal,
        })
      ).result,
    initialPageParam: 0,
    getNextPageParam: ({ entries }, _all, offset) =>
      entries.length === SIZE ? offset + SIZE : undefined,
    // What it had and has is the same on every page; the newest answer knows best.
    select: ({ pages }): PartyAccountAnswer => ({
      opening: pages.at(-1)?.opening ?? [],
      closing: pages.at(-1)?.closing ?? [],
      entries: pages.flatMap(({ entries }) => entries),
    }),
  })
  return (
    <Drawer
      title={name === '' || name === kind ? say.kinds[kind] : say.account(say.kinds[kind], name)}
      width={720}
      onClose={onClose}
    >
      <div className="crate-account">
        {!isGone(kind) && name !== '' && <SendStatement party={{ kind, name }} zone={zone} />}
        <Answered
          query={query}
          failed={say.failed.statement}
          waiting={<AwaitedLines lines={6} columns={4} />}
        >
          {(account) => (
            <>
              <Sums account={account} days={days} />
              <section>
                <h3>{say.entries}</h3>
                {account.entries.length === 0 ? (
                  <p className="lines-soft">{say.noEntries}</p>
                ) : (
                  <Entries entries={account.entries} zone={zone} />
                )}
                <MoreLines of={query} more={t(managementWords).showMore} />
              </section>
            </>
          )}
        </Answered>
      </div>
    </Drawer>
  )
}

const Sums = ({
  account: { opening, closing, entries },
  days: { from, to },
}: {
  account: PartyAccountAnswer
  days: DaysSearch
}) => {
  const say = t(crateWords)
  const of = (balances: PartyAccountAnswer['opening'], asset: string): number =>
    balances.find((one) => one.asset === asset)?.balance ?? 0
  const assets = [
    ...new Set([...opening, ...closing, ...entries].map(({ asset }) => asset)),
  ].toSorted()
  if (assets.length === 0) return <p className="lines-soft">{say.nothing}</p>
  return (
    <table className="lines crate-lines crate-sums" aria-label={say.balance}>
      <thead>
        <tr>
          <th scope="col">{say.asset}</th>
          <th scope="col" className="lines-number">
            {from === undefined ? say.opening : say.openingOn(shownDay(from))}
          </th>
          <th scope="col" className="lines-number">
            {say.change}
          </th>
          <th scope="col" className="lines-number">
            {to === undefined ? say.closing : say.closingOn(shownDay(to))}
          </th>
        </tr>
      </thead>
      <tbody>
        {assets.map((asset) => (
          <tr key={asset}>
            <td data-label={say.asset}>{asset}</td>
            <td data-label={say.opening} className="lines-number">
              {of(opening, asset)}
            </td>
            <td data-label={say.change} className="lines-number">
              {say.signed(of(closing, asset) - of(opening, asset))}
            </td>
            <td data-label={say.closing} className="lines-number">
              <strong className="lines-strong">{of(closing, asset)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const whatOf = (event: string): string =>
  new Map<string, string>(Object.entries(t(panelWords).counts)).get(event) ?? t(crateWords).moved

const Entries = ({ entries, zone }: { entries: readonly AccountEntry[]; zone: string }) => {
  const say = t(crateWords)
  return (
    <table className="lines crate-lines" aria-label={say.entries}>
      <thead>
        <tr>
          {[say.when, say.what, say.other, say.asset].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col" className="lines-number">
            {say.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ movement, at, asset, amount, event, lot, other, note }) => (
          <tr key={movement}>
            <td data-label={say.when} className="crate-time">
              <time dateTime={at}>{shownTime(at, zone, 'DD-MM-YYYY HH:mm')}</time>
            </td>
            <td data-label={say.what}>
              <span>
                {whatOf(event)}
                {lot !== null && <span className="crate-under">{lot}</span>}
                {note !== null && <span className="crate-note">{note}</span>}
              </span>
            </td>
            <td data-label={say.other}>{other}</td>
            <td data-label={say.asset}>{asset}</td>
            <td data-label={say.change} className="lines-number">
              <strong className="lines-strong">{say.signed(amount)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
