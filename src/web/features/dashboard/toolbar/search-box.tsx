import { useState, type RefObject, type SubmitEvent } from 'react'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { IconButton } from '../../../ui/button.tsx'

/** Text search; it runs on Enter and on its icon (FILT-05), and follows the address. */
export const SearchBox = ({
  text = '',
  wiped,
  onSearch,
  field,
}: {
  text: string | undefined
  /** Another number each time the search is set back: what is typed goes too (FILT-06). */
  wiped: number
  onSearch: (text: string | undefined) => void
  field: RefObject<HTMLInputElement | null>
}) => {
  const say = t(dashboardWords)
  const [typed, setTyped] = useState(text)
  const [last, setLast] = useState({ text, wiped })
  if (last.text !== text || last.wiped !== wiped) {
    setLast({ text, wiped })
    setTyped(text)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSearch(typed.trim() === '' ? undefined : typed.trim())
  }
  const clear = (): void => {
    setTyped('')
    onSearch(undefined)
  }
  return (
    <search className="search">
      <form className="search-box" onSubmit={submit}>
        <input
          ref={field}
          className="search-field"
          aria-label={say.search}
          placeholder={say.searchHint}
          aria-keyshortcuts="/"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        {text !== '' && (
          <IconButton icon="close" size={14} label={say.clearOne(say.search)} onClick={clear} />
        )}
        <IconButton icon="search" label={say.search} type="submit" />
      </form>
    </search>
  )
}
