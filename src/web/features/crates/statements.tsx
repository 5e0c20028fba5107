import type { listStatements } from '../../../contract/crates/crate-statements.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Icon } from '../../ui/icons.tsx'
import { EmptyState } from '../../ui/surface.tsx'
import { CrateList } from './crate-list.tsx'
import { useStretch } from './use-stretch.ts'

type StatementRow = Output<typeof listStatements>['result'][number]

/** Answers come from outside, so the list is asked for again now and then. */
const AGAIN_MS = 30_000

/** The statements that parties were sent, newest first, with their answers (CRAT-01). */
export const Statements = ({ zone }: { zone: string }) => {
  const say = t(crateWords)
  const stretch = useStretch<StatementRow>({
    key: ['statements'],
    every: AGAIN_MS,
    ask: async (query, signal) =>
      (await callApi<typeof listStatements>('GET /crates/statements', { query, signal })).result,
  })
  return (
    <CrateList
      title={say.statements}
      lead={say.statementsLead}
      stretch={stretch}
      failed={say.failed.statements}
      awaited={4}
      empty={<EmptyState icon="remark" title={say.noStatements} text={say.noStatementsHint} />}
    >
      {(lines) => (
        <table className="lines crate-lines" aria-label={say.statements}>
          <thead>
            <tr>
              {[say.sentAt, say.party, say.stated, say.answer].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((one) => (
              <Line key={one.id} statement={one} zone={zone} />
            ))}
          </tbody>
        </table>
      )}
    </CrateList>
  )
}

const Line = ({
  statement: { kind, party, created_at, created_by, balances, answer, note, answered_at },
  zone,
}: {
  statement: StatementRow
  zone: string
}) => {
  const say = t(crateWords)
  const time = (instant: string): string => shownTime(instant, zone, 'DD-MM-YYYY HH:mm')
  return (
    <tr>
      <td data-label={say.sentAt}>
        <span>
          {time(created_at)} <span className="crate-under">{say.byWhom(created_by)}</span>
        </span>
      </td>
      <td data-label={say.party}>
        <span className="lines-strong">
          {party}
          <span className="crate-kind">{say.kinds[kind]}</span>
        </span>
      </td>
      <td data-label={say.stated}>
        {balances.length === 0
          ? say.nothing
          : balances.map(({ asset, balance }) => `${balance} × ${asset}`).join(', ')}
      </td>
      <td data-label={say.answer}>
        <span>
          {answer === null ? (
            <span className="tag tone-OPEN_ONTIME">
              <Icon name="clock" size={14} />
              {say.open}
            </span>
          ) : answer === 'confirmed' ? (
            <span className="tag tone-CLOSED">
              <Icon name="done" size={14} />
              {say.confirmed}
            </span>
          ) : (
            <span className="tag tone-REJECT">
              <Icon name="warning" size={14} />
              {say.contested}
            </span>
          )}
          {note !== null && <span className="crate-note">{note}</span>}
          {answered_at !== null && <span className="crate-under">{time(answered_at)}</span>}
        </span>
      </td>
    </tr>
  )
}
