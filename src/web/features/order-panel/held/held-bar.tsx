import { useEffect, useState, useSyncExternalStore } from 'react'
import { heldWords } from '../../../../domain/words/held.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { holding, type Held } from './holding.ts'
import './held-bar.css'

/** The act that waits to be recorded, how long it still does, and both ways to end that. */
export const HeldBar = ({ order_id }: { order_id: string }) => {
  const held = useSyncExternalStore(holding.subscribe, holding.now)
  const isOurs = held?.order_id === order_id
  return (
    <>
      <output className="visually-hidden">
        {isOurs && t(heldWords).begun(held.word, secondsTo(held.until))}
      </output>
      {isOurs && <Bar key={held.until} held={held} />}
    </>
  )
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

const undo = ({ word }: Held): void => {
  holding.undo()
  notify.done(t(heldWords).undone(word))
}

/** Is something being typed, of which Control and Z takes back a letter? */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const Bar = ({ held }: { held: Held }) => {
  const say = t(heldWords)
  const [seconds, setSeconds] = useState(() => secondsTo(held.until))
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(secondsTo(held.until)), 200)
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
      event.preventDefault()
      undo(held)
    }
    document.addEventListener('keydown', press)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('keydown', press)
    }
  }, [held])
  return (
    <div className="held-bar no-print">
      <span className="held-word" aria-hidden="true">
        {say.left(held.word, seconds)}
      </span>
      <Button onClick={() => undo(held)} aria-keyshortcuts="Control+Z Meta+Z">
        {say.undo}
      </Button>
      <Button variant="quiet" onClick={() => void holding.record()}>
        {say.now}
      </Button>
    </div>
  )
}
