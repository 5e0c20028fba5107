import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { fetchOrders } from '../../../../contract/orders/orders.ts'
import { cardsFor } from '../../../../domain/cards.ts'
import { offerOf } from '../../../lib/offered.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { manyWords } from '../../../../domain/words/many-orders.ts'
import { callApi } from '../../../lib/api/api.ts'
import { noFilters, openedView, type HomeSearch } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import { pagesFor } from '../../../lib/location/pages.ts'
import { useIsPlatformAdmin, type Asking } from '../../../lib/session/viewer.ts'
import { showChange } from '../../../lib/shown-change.ts'
import { useViews } from '../../../lib/preferences/views.ts'
import { stateIcons } from '../../../ui/status-tag.tsx'
import type { ToolbarAct } from '../toolbar-acts.ts'
import { foundCommands, fromFirst, type PaletteCommand } from './commands.ts'
import { filterCommands } from './filter-commands.ts'

/** What the palette leads to. */
export interface CommandTargets {
  readonly asking: Asking
  readonly acts: readonly ToolbarAct[]
  readonly onChange: (change: Partial<HomeSearch>) => void
  readonly onHelp: () => void
}

const PAUSE_MS = 180
const MOST_ORDERS = 5

/**
 * Every command that answers what was typed: toolbar, categories, quick filters, days, pages and
 * saved views, then orders by number.
 */
export const useCommands = (
  typed: string,
  { asking, acts, onChange, onHelp }: CommandTargets,
): readonly PaletteCommand[] => {
  const say = t(dialogWords)
  const dashboard = t(dashboardWords)
  const { viewer, policy, clock } = asking
  const isPlatformAdmin = useIsPlatformAdmin()
  const navigate = useNavigate()
  const { data: views = [] } = useViews()
  const hasSearch = offerOf(null, 'search_filters', viewer, policy, clock).shown
  const canOpen = offerOf(null, 'view_order', viewer, policy, clock).reason === null
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const orders = useQuery({
    queryKey: ['orders', 'palette', asked],
    enabled: hasSearch && asked.length > 1,
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof fetchOrders>('POST /fetch_orders', {
          body: { query: { search: asked }, limit: MOST_ORDERS, fields: ['destination'] },
          signal,
          headers: { Prefer: 'return=representation, count=none' },
        })
      ).returnData?.result.orders ?? [],
  })
  const { groups } = say
  const fixed: PaletteCommand[] = [
    ...acts.map(({ id, icon, label, reason, run }): PaletteCommand => ({
      id,
      group: groups.actions,
      icon,
      label,
      reason,
      run,
      ...(id === 'add_order' && { keys: 'n' }),
    })),
    {
      id: 'help',
      group: groups.actions,
      icon: 'help',
      label: dashboard.help,
      keys: '?',
      run: onHelp,
    },
    ...(['edit_order', 'notify', 'share'] as const)
      .filter((action) => offerOf(null, action, viewer, policy, clock).shown)
      .slice(0, 1)
      .map((): PaletteCommand => ({
        id: 'many',
        group: groups.actions,
        icon: 'stack',
        label: t(manyWords).list,
        run: () => showChange('all'),
      })),
    {
      id: 'print',
      group: groups.actions,
      icon: 'print',
      label: dashboard.print,
      // Once the palette is gone: it is no part of what is printed.
      run: () => void setTimeout(print),
    },
    {
      id: 'clear',
      group: groups.actions,
      icon: 'close',
      label: dashboard.clearFilters,
      run: () => onChange({ ...fromFirst, ...noFilters }),
    },
    ...cardsFor(policy, t).map(({ id, need, label }): PaletteCommand => ({
      id: `card-${id}`,
      group: groups.categories,
      icon: stateIcons[need],
      label,
      run: () => onChange({ ...fromFirst, need: need === 'ALL' ? undefined : need }),
    })),
    ...(hasSearch ? filterCommands(asking, onChange) : []),
    ...pagesFor(asking, isPlatformAdmin).map(({ path, label, icon }): PaletteCommand => ({
      id: path,
      group: groups.pages,
      icon,
      label,
      run: () => void navigate({ to: path }),
    })),
    ...views.map(({ id, name, search }): PaletteCommand => ({
      id,
      group: groups.views,
      icon: 'bookmark',
      label: name,
      run: () => onChange(openedView(search)),
    })),
  ]
  const text = typed.trim()
  if (text === '') return fixed
  const search: PaletteCommand = {
    id: 'search',
    group: groups.orders,
    icon: 'search',
    label: say.searchFor(text),
    run: () => onChange({ ...fromFirst, ...noFilters, need: undefined, q: text }),
  }
  const found = asked === text && canOpen ? (orders.data ?? []) : []
  return [
    ...foundCommands(fixed, text),
    ...found.map(({ _id, identifier, destination }): PaletteCommand => ({
      id: _id,
      group: groups.orders,
      icon: 'truck',
      label: `${identifier} · ${destination?.name ?? ''}`,
      run: () => onChange({ order: _id, add: undefined }),
    })),
    ...(hasSearch ? [search] : []),
  ]
}
