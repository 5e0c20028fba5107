import type { crateDifferences } from '../../../contract/analysis/crates.ts'
import { differenceKinds, type DifferenceKind } from '../../../domain/crates/ledger.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import type { DaysSearch } from '../../lib/location/page-search.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import { spanOf } from './span.ts'
import { Steps } from './steps.tsx'
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
  const { query, page, turn } = useStretch<Difference>({
    key: ['differences', by, span],
    ask: async (stretch, signal) =>
      (
        await callApi<typeof crateDifferences>('GET /crates/differences', {
          query: { by, ...span, ...stretch },
          signal,
        })
      ).result,
  })
  return (
    <section aria-label={say.differences}>
      <Card className="page-card">
        <header className="crate-head">
          <div>
            <h2>{say.differences}</h2>
            <p className="page-lead">{say.leads[by]}</p>
          </div>
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
        </header>
        <Answered
          query={query}
          failed={say.failed.differences}
          waiting={<AwaitedLines lines={6} columns={4} />}
        >
          {({ lines, ...rest }) => (
            <>
              {lines.length === 0 ? (
                <EmptyState icon="box" title={say.noDifferences} text={say.noDifferencesHint} />
              ) : (
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
              <Steps
                label={say.differences}
                page={page}
                count={lines.length}
                {...rest}
                onTurn={turn}
              />
            </>
          )}
        </Answered>
      </Card>
    </section>
  )
}
