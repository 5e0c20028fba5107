import type { OperatedJob } from '../../../contract/admin/operations.ts'
import { operationsWords } from '../../../domain/words/operations.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { Card, EmptyState } from '../../ui/surface.tsx'

/** What runs without being asked: when it last did, when it is next, and what came of it. */
export const Jobs = ({ jobs, zone }: { jobs: readonly OperatedJob[]; zone: string }) => {
  const say = t(operationsWords)
  const names: Readonly<Record<string, string>> = say.jobNames
  const at = (instant: string | null): string =>
    instant === null ? '' : shownTime(instant, zone, 'DD MMM HH:mm')
  return (
    <Card className="page-card operations-part">
      <h2>{say.jobs}</h2>
      {jobs.length === 0 ? (
        <EmptyState icon="clock" title={say.noJobs} text={say.noJobsHint} />
      ) : (
        <section aria-label={say.jobs}>
          <table className="operations-table">
            <thead>
              <tr>
                <th scope="col">{say.job}</th>
                <th scope="col">{say.lastRun}</th>
                <th scope="col">{say.nextRun}</th>
                <th scope="col">{say.outcome}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ job, ended_at, next_at, fault }) => (
                <tr key={job}>
                  <th scope="row">{names[job] ?? job}</th>
                  <td>{at(ended_at)}</td>
                  <td>{at(next_at)}</td>
                  <td className={fault === null ? 'operations-fine' : 'operations-fault'}>
                    {fault ?? (ended_at === null ? say.running : say.fine)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}
