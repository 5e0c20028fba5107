import type { Scorecard, ScorecardGroup } from '../../../../contract/analysis/scorecard.ts'
import {
  scorecardSorts,
  worstFirst,
  type Dimension,
  type ScorecardSort,
} from '../../../../domain/scorecard.ts'
import { groupName, scorecardWords } from '../../../../domain/words/scorecard.ts'
import { t } from '../../../lib/language/language.ts'
import type { AnalysisSearch } from '../../../lib/location/page-search.ts'
import { Icon } from '../../../ui/icons.tsx'
import { isCompared } from './asked.ts'
import { FigureCell } from './figure-cell.tsx'

interface Props {
  figures: Scorecard
  by: Dimension
  and: Dimension | undefined
  search: AnalysisSearch
  onChange: (next: AnalysisSearch) => void
}

const columns = scorecardSorts.filter((sort) => sort !== 'name')
const ofAttempts: ReadonlySet<ScorecardSort> = new Set(['attempted', 'contradicted'])

/** Where no attempt failed, nothing is said of attempts (DOOR-14). */
const columnsOf = ({ now, before }: Scorecard['total']) =>
  now.attempted + before.attempted > 0 ? columns : columns.filter((sort) => !ofAttempts.has(sort))

/** The groups line by line, sorted by the column whose head is pressed. */
export const GroupTable = ({ figures, by, and, search, onChange }: Props) => {
  const say = t(scorecardWords)
  const { groups, total } = figures
  const measured = columnsOf(total)
  const nameOf = (group: ScorecardGroup): string =>
    [
      groupName(by, group.name, t),
      ...(and === undefined ? [] : [groupName(and, group.and ?? null, t)]),
    ].join(' · ')
  const head = { search, onChange }
  const has_before = isCompared(by, and, total)
  return (
    <section className="scorecard-room" aria-label={say.title}>
      <table className="ageing scorecard-table" aria-label={say.title}>
        <thead>
          <tr>
            <Head {...head} sort="name" label={say.dimensions[by]} />
            {and !== undefined && <th scope="col">{say.dimensions[and]}</th>}
            {measured.map((sort) => (
              <Head key={sort} {...head} sort={sort} label={say.columns[sort]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={JSON.stringify([group.name, group.and])}>
              <th scope="row">{groupName(by, group.name, t)}</th>
              {and !== undefined && <td>{groupName(and, group.and ?? null, t)}</td>}
              {measured.map((sort) => (
                <FigureCell
                  key={sort}
                  {...{ sort, search }}
                  figures={group}
                  named={nameOf(group)}
                  has_before={has_before}
                  of={{
                    name: group.name ?? '',
                    and_name: and === undefined ? undefined : (group.and ?? ''),
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={and === undefined ? 1 : 2}>
              {say.total}
            </th>
            {measured.map((sort) => (
              <FigureCell
                key={sort}
                {...{ sort, search }}
                figures={total}
                named={say.total}
                has_before={has_before}
                of={{}}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

interface HeadProps {
  sort: ScorecardSort
  label: string
  search: AnalysisSearch
  onChange: (next: AnalysisSearch) => void
}

const Head = ({ sort, label, search, onChange }: HeadProps) => {
  const is_sorted = (search.sort ?? 'on_time') === sort
  const direction = search.direction ?? worstFirst[sort]
  const other = direction === 'asc' ? 'desc' : 'asc'
  const pick = (): void =>
    onChange({
      ...search,
      sort,
      direction: is_sorted && other !== worstFirst[sort] ? other : undefined,
      page: undefined,
    })
  return (
    <th
      scope="col"
      className={sort === 'name' ? undefined : 'lines-number'}
      aria-sort={is_sorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className="scorecard-sort" onClick={pick}>
        {label}
        <Icon name={is_sorted && direction === 'asc' ? 'up' : 'chevron'} size={12} />
      </button>
    </th>
  )
}
