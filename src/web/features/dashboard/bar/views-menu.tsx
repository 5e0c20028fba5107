import { Suspense, useState } from 'react'
import { tableWords } from '../../../../domain/words/table.ts'
import { openedView, viewOf, type HomeSearch } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import { useViews } from '../../../lib/preferences/views.ts'
import { Popover } from '../../../ui/floating/popover.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { lazyPart } from '../../../ui/part.tsx'

const SavedViews = lazyPart(
  'saved-views',
  async () => (await import('./saved-views.tsx')).SavedViews,
)

/**
 * Shows which view is open and leads to the others; the list loads when it is asked for (FILT-08).
 */
export const ViewsMenu = ({
  search,
  onOpen,
}: {
  search: HomeSearch
  onOpen: (change: HomeSearch) => void
}) => {
  const [isOpen, setOpen] = useState(false)
  const { data: views } = useViews(isOpen)
  const now = viewOf(search)
  const open = views?.find((view) => view.search === now)
  return (
    <Popover
      edge="start"
      isOpen={isOpen}
      onOpen={setOpen}
      renderButton={(props) => (
        <button {...props} type="button" className="button button-quiet views-button">
          <Icon name="bookmark" />
          <span className="ellipsis">{open?.name ?? t(tableWords).views}</span>
          <Icon name="chevron" size={12} />
        </button>
      )}
    >
      <Suspense fallback={<div className="views" aria-busy="true" />}>
        <SavedViews
          now={now}
          onOpen={(view) => {
            setOpen(false)
            onOpen(openedView(view))
          }}
        />
      </Suspense>
    </Popover>
  )
}
