import { Suspense } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'
import type { Preferences } from '../../../../domain/preferences.ts'
import type { HomeSearch } from '../../../lib/location/home-search.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/part.tsx'
import type { OrderPage } from '../fetch-page.ts'
import type { Over } from '../over.tsx'
import { allSelected, noSelection, type Selection } from '../table/selection.ts'
import type { ToolbarAct } from '../toolbar-acts.ts'
import type { useDownloads } from '../use-downloads.ts'
import { DownloadProgress } from './download-progress.tsx'
import { ListBar } from './list-bar.tsx'
import { ViewsMenu } from './views-menu.tsx'

const SelectionBar = lazyPart(
  'selection-bar',
  async () => (await import('./selection-bar.tsx')).SelectionBar,
)

interface Props {
  search: HomeSearch
  asking: Asking
  preferences: Preferences
  /** What is picked, as it is now. */
  picked: readonly WireOrder[]
  list: OrderPage | undefined
  downloads: ReturnType<typeof useDownloads>
  acts: readonly ToolbarAct[]
  onSelect: (selection: Selection) => void
  onOver: (over: Over) => void
  onKeep: (change: Partial<Preferences>) => void
  /** Opens a saved view. */
  onView: (change: Partial<HomeSearch>) => void
}

/** The line over the list: what can be done with all of it or, once some are picked, with those. */
export const Bar = ({ search, asking, preferences, picked, list, downloads, ...props }: Props) => {
  const { running, start, stop } = downloads
  const progress = running && <DownloadProgress running={running} onStop={stop} />
  return picked.length > 0 ? (
    <Suspense fallback={<div className="list-bar list-bar-picked" aria-busy="true" />}>
      <SelectionBar
        {...{ search, asking, list, progress }}
        orders={picked}
        downloading={running?.action ?? null}
        onDownload={(action) =>
          void start(
            action,
            picked.map(({ _id }) => _id),
          )
        }
        onAll={(all) => props.onSelect(allSelected(all))}
        onTell={(is, { allowed, left }) => props.onOver({ is, orders: allowed, left })}
        onTrips={({ allowed, left }) => props.onOver({ is: 'trips', orders: allowed, left })}
        onClear={() => props.onSelect(noSelection)}
      />
    </Suspense>
  ) : (
    <ListBar
      acts={props.acts.filter(({ id }) => id !== 'add_order')}
      density={preferences.density}
      onDensity={(density) => props.onKeep({ density })}
      holding={preferences}
      onHold={props.onKeep}
      list={list}
    >
      <ViewsMenu search={search} onOpen={props.onView} />
      {progress}
    </ListBar>
  )
}
