import { useRef, useState, type SubmitEvent } from 'react'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { listLookWords } from '../../../../domain/words/list-look.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { draftOf, dropDraft, keepDraft } from '../../../lib/draft.ts'
import { t } from '../../../lib/language/language.ts'
import { useViewActs, useViews } from '../../../lib/preferences/views.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/surface.tsx'
import './saved-views.css'

const LONGEST_NAME = 60
const DRAFT = 'view_name'
const typedBefore = (): string => {
  const typed = draftOf(DRAFT)
  return typeof typed === 'string' ? typed : ''
}

/**
 * The user's views: open one, remove one, or keep the filters of now under a name. `now` is the
 * view that they make.
 */
export const SavedViews = ({ now, onOpen }: { now: string; onOpen: (search: string) => void }) => {
  const say = t(listLookWords)
  const table = t(tableWords)
  const { data: views, isError, refetch } = useViews()
  const { keep, remove } = useViewActs()
  const [name, setName] = useState(typedBefore)
  const [isNameless, setNameless] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  const run = async (act: () => Promise<void>, said: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await act()
      notify.done(said)
      return true
    } catch (thrown) {
      notify.failure(thrown)
      return false
    } finally {
      setBusy(false)
    }
  }
  const type = (typed: string): void => {
    setName(typed)
    if (typed === '') dropDraft(DRAFT)
    else keepDraft(DRAFT, typed)
  }
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    const typed = name.trim()
    setNameless(typed === '')
    if (typed !== '')
      void run(() => keep(typed, now), say.viewSaved(typed)).then((isKept) => isKept && type(''))
  }
  const drop = async (view: { readonly id: string; readonly name: string }): Promise<void> => {
    // The button goes with its line: without the focus, no Escape would be heard here.
    if (await run(() => remove(view.id), say.viewRemoved(view.name))) root.current?.focus()
  }

  return (
    <div className="views" ref={root} tabIndex={-1}>
      {isError ? (
        <p className="views-none">
          {say.viewsFailed}{' '}
          <button type="button" className="text-button" onClick={() => void refetch()}>
            {t(dashboardWords).retry}
          </button>
        </p>
      ) : !views ? (
        <p className="views-none" aria-busy="true">
          <Skeleton width="60%" />
        </p>
      ) : views.length === 0 ? (
        <p className="views-none">{say.noViews}</p>
      ) : (
        <ul className="views-list" aria-label={table.views}>
          <li>
            <button
              type="button"
              className="menu-item"
              aria-current={now === '' || undefined}
              onClick={() => onOpen('')}
            >
              <Icon name="stack" />
              <span className="menu-word">{table.allOrders}</span>
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
                label={say.removeView(view.name)}
                onClick={() => void drop(view)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="views-form" onSubmit={save} noValidate>
        <TextField
          label={say.viewName}
          hint={say.viewHint}
          maxLength={LONGEST_NAME}
          error={isNameless && name.trim() === '' ? t(sentences).required(say.viewName) : null}
          value={name}
          onChange={(event) => type(event.target.value)}
          autoComplete="off"
        />
        <Button type="submit" busy={isBusy}>
          {say.saveView}
        </Button>
      </form>
    </div>
  )
}
