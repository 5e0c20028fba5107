import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { dryRunPolicy } from '../../../../contract/admin/policy-drafts.ts'
import type { WrittenDocument } from '../../../../domain/policy/draft/edit.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Card, EmptyState, ErrorState } from '../../../ui/surface.tsx'
import { findingsOf } from '../use-check.ts'
import type { JudgedOrders, RefusedReason } from './judged.ts'
import { nameOfReason } from './judged.ts'
import { RefusedOrders } from './refused-orders.tsx'

/** Milliseconds that a dry run may take. */
const PATIENCE_MS = 25_000

/** Judges the last orders by the draft, and tells which of their actions it would have refused. */
export const DryRun = ({
  client_key,
  document,
  zone,
}: {
  client_key: string
  document: WrittenDocument
  zone: string
}) => {
  const say = t(policyFormWords)
  const run = useMutation({
    mutationFn: async (asked: WrittenDocument) => {
      const { result } = await callApi<typeof dryRunPolicy>('POST /clients/:key/policy/dry-run', {
        params: { key: client_key },
        body: { document: asked },
        timeout: PATIENCE_MS,
      })
      return { result, asked }
    },
  })
  const { data, error, isPending } = run
  return (
    <section className="policy-parts" aria-label={say.dryRun}>
      <Card className="policy-dry">
        <div className="policy-dry-head">
          <p>{say.dryRunLead}</p>
          <Button
            variant="primary"
            icon="clock"
            busy={isPending}
            onClick={() => run.mutate(document)}
          >
            {say.startDryRun}
          </Button>
        </div>
        {data && data.asked !== document && (
          <p className="policy-odd">
            <Icon name="warning" size={13} />
            {say.dryRunOld}
          </p>
        )}
      </Card>
      {error && (
        <Card>
          <ErrorState
            title={say.dryRunFailed}
            text={[messageOf(error), ...findingsOf(error).map(({ message }) => message)].join(' ')}
            {...(!(error instanceof ApiFailure && error.code === 422) && {
              retry: () => run.mutate(document),
              retrying: isPending,
            })}
          />
        </Card>
      )}
      {data && <Found result={data.result} zone={zone} />}
    </section>
  )
}

const Found = ({ result, zone }: { result: JudgedOrders; zone: string }) => {
  const say = t(policyFormWords)
  const { judged, is_whole, reasons, actions } = result
  const [open, setOpen] = useState<RefusedReason | null>(null)
  const titleOf = (action: string): string =>
    actions.find((one) => one.action === action)?.message ?? action
  if (reasons.length === 0)
    return (
      <Card className="page-card">
        <EmptyState
          icon={is_whole ? 'done' : 'clock'}
          title={say.nothingRefused(judged)}
          text={is_whole ? say.nothingRefusedHint : say.notWhole(judged)}
        />
      </Card>
    )
  return (
    <Card className="page-card">
      <p className="policy-dry-lead">
        {say.judged(judged)} {!is_whole && say.notWhole(judged)}
      </p>
      <ul className="policy-reasons">
        {reasons.map((reason) => {
          const isOpen = open === reason
          return (
            <li key={`${reason.action} ${nameOfReason(reason)}`}>
              <button
                type="button"
                className="policy-reason"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : reason)}
              >
                <Icon name="stop" size={14} />
                <span>
                  <strong>
                    {say.wouldBeRefused(reason.count, reason.of, titleOf(reason.action))}
                  </strong>
                  {reason.message}
                  {reason.today_too > 0 && (
                    <span className="policy-soft">{say.todayToo(reason.today_too)}</span>
                  )}
                </span>
                <Icon name={isOpen ? 'up' : 'chevron'} />
              </button>
              {isOpen && <RefusedOrders result={result} reason={reason} zone={zone} />}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
