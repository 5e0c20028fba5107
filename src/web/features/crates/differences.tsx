import type { crateDifferences } from '../../../contract/crates/crates.ts'
import { differenceKinds, type DifferenceKind } from '../../../domain/crates/ledger.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import type { DaysSearch } from '../../lib/location/page-search.ts'
import { EmptyState } from '../../ui/surface.tsx'
import { CrateList } from './crate-list.tsx'
import { spanOf } from './span.ts'
import { useStretch } from './use-stretch.ts'

type Difference = Output<typeof crateDifferences>['result'][number]

interface DifferencesProps {
  by: DifferenceKind
  days: DaysSearch
  zone: string
  onPick: (by: DifferenceKind) => void
}

/** What went out and did not come back in these days, the most missed first (LOT-03). */
export const Differences = ({ by, days, zone, onPick }: DifferencesProps) => {
  const say = t(crateWords)
  const span = spanOf(days, zone)
  const stretch = useStretch<Difference>({
    key: ['differences', by, span],
    ask: async (part, signal) =>
      (
        await callApi<typeof crateDifferences>('GET /crates/differences', {
          query: { by, ...span, ...part },
          signal,
        })
      ).result,
  })
  return (
    <CrateList
      title={say.differences}
      lead={say.leads[by]}
      tools={
        <fieldset className="crate-by">
          <legend className="visually-hidden">{say.grouped}</legend>
          {differenceKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="button button-plain"
              aria-pressed={kind === by}
              onClick={() => onPick(kind)}
            >
              {say.by[kind]}
            </button>
          ))}
        </fieldset>
      }
      stretch={stretch}
      failed={say.failed.differences}
      awaited={6}
      empty={<EmptyState icon="box" title={say.noDifferences} text={say.noDifferencesHint} />}
    >
      {(lines) => (
        <table className="lines crate-lines" aria-label={say.differences}>
          <thead>
            <tr>
              <th scope="col">{say.by[by]}</th>
              {[say.out, say.home, say.difference].map((label) => (
                <th key={label} scope="col" className="lines-number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ of, out, home, difference }) => (
              <tr key={of}>
                <td data-label={say.by[by]}>
                  <strong className="lines-strong">{of}</strong>
                </td>
                <td data-label={say.out} className="lines-number">
                  {out}
                </td>
                <td data-label={say.home} className="lines-number">
                  {home}
                </td>
                <td
                  data-label={say.difference}
                  className={`lines-number ${difference === 0 ? 'lines-soft' : ''}`}
                >
                  {difference === 0 ? (
                    difference
                  ) : (
                    <strong className="lines-strong">{difference}</strong>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CrateList>
  )
}
