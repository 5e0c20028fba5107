import { useInfiniteQuery } from '@tanstack/react-query'
import type { listBulkChanges, BulkChange } from '../../../contract/orders/bulk-changes.ts'
import { isUnderWay } from '../../../domain/order/entry/bulk-change.ts'
import { formatTime } from '../../../domain/time-format.ts'
import { manyWords } from '../../../domain/words/many-orders.ts'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Skeleton } from '../../ui/surface.tsx'
import type { ShowChange } from '../../lib/shown-change.ts'
import { toldBack } from './taken-back.tsx'

const PAGE = 20

/** Changes of many orders of the last 30 days, newest first. */
export const AllChanges = ({ zone, onShow }: { zone: string; onShow: ShowChange }) => {
  const say = t(manyWords)
  const pages = useInfiniteQuery({
    queryKey: ['bulk_change', 'all'],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (
        await callApi<typeof listBulkChanges>('GET /bulk_changes', {
          query: pageParam === '' ? {} : { before: pageParam },
          signal,
        })
      ).result,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
  })
  const changes = pages.data?.pages.flat()
  return (
    <Dialog title={say.list} width={620} onClose={() => onShow(null)}>
      {pages.isError && <p role="alert">{messageOf(pages.error)}</p>}
      {pages.isPending && <Skeleton width="70%" />}
      {changes?.length === 0 && <p className="many-hint">{say.noEarlier}</p>}
      <ul className="many-list">
        {changes?.map((change) => (
          <Line key={change.id} {...{ change, zone, onShow }} />
        ))}
      </ul>
      <MoreLines of={pages} more={say.moreEarlier} />
    </Dialog>
  )
}

const Line = ({
  change,
  zone,
  onShow,
}: {
  change: BulkChange
  zone: string
  onShow: ShowChange
}) => {
  const say = t(manyWords)
  const { id, kind, state, total, done, username, created_at, changed, left, taken_back } = change
  const told = isUnderWay(state)
    ? say.far(done, total)
    : [
        say.changed[kind](kind === 'tell' ? changed + change.kept : changed),
        ...(left > 0 ? [say.leftOut(left)] : []),
        ...(taken_back ? [toldBack(change, taken_back)] : []),
      ].join(' · ')
  return (
    <li className="many-line">
      <div>
        <p className="many-title">{say.titles[kind](total)}</p>
        <p className="many-hint">
          {say.askedBy(username, formatTime(created_at, zone, 'DD-MM-YYYY HH:mm', t))}
        </p>
        <p>{told}</p>
      </div>
      <Button variant="quiet" onClick={() => onShow(id)}>
        {say.show}
      </Button>
    </li>
  )
}
