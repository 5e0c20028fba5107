import { useState, type SubmitEvent } from 'react'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { useViewActs, useViews } from '../../../lib/views.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/surface.tsx'
import './saved-views.css'

const LONGEST_NAME = 60

/**
 * The user's views: open one, remove one, or keep the filters of now under a name. `now` is the
 * view that they make.
 */
export const SavedViews = ({ now, onOpen }: { now: string; onOpen: (search: string) => void }) => {
  const { data: views, isError, refetch } = useViews()
  const { keep, remove } = useViewActs()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)

  const run = async (act: () => Promise<void>, said: string): Promise<void> => {
    setBusy(true)
    try {
      await act()
      notify.done(said)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    const typed = name.trim()
    if (typed !== '' && !isBusy)
      void run(() => keep(typed, now), tableWords.viewSaved(typed)).then(() => setName(''))
  }

  return (
    <div className="views">
      {isError ? (
        <p className="views-none">
          {tableWords.viewsFailed}{' '}
          <button type="button" className="text-button" onClick={() => void refetch()}>
            {dashboardWords.retry}
          </button>
        </p>
      ) : !views ? (
        <p className="views-none" aria-busy="true">
          <Skeleton width="60%" />
        </p>
      ) : views.length === 0 ? (
        <p className="views-none">{tableWords.noViews}</p>
      ) : (
        <ul className="views-list" aria-label={tableWords.views}>
          <li>
            <button
              type="button"
              className="menu-item"
              aria-current={now === '' || undefined}
              onClick={() => onOpen('')}
            >
              <Icon name="stack" />
              <span className="menu-word">{tableWords.allOrders}</span>
            </button>
          </li>
          {views.map((view) => (
            <li key={view.id} className="views-line">
              <button
                type="button"
                className="menu-item"
                aria-current={view.search === now || undefined}
                onClick={() => onOpen(view.search)}
              >
                <Icon name={view.search === now ? 'check' : 'bookmark'} />
                <span className="menu-word ellipsis">{view.name}</span>
              </button>
              <IconButton
                icon="trash"
                size={14}
                label={tableWords.removeView(view.name)}
                onClick={() => void run(() => remove(view.id), tableWords.viewRemoved(view.name))}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="views-form" onSubmit={save}>
        <TextField
          label={tableWords.viewName}
          hint={tableWords.viewHint}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <Button type="submit" busy={isBusy}>
          {tableWords.saveView}
        </Button>
      </form>
    </div>
  )
}
