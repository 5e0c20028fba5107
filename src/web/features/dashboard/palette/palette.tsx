import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { t } from '../../../lib/language/language.ts'
import { Dialog } from '../../../ui/drawer.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { PaletteCommand } from './commands.ts'
import { useCommands, type CommandTargets } from './use-commands.ts'
import '../../../ui/field.css'
import './palette.css'

/**
 * Everything the dashboard can do, found by typing; arrows choose, Enter runs (WAI-ARIA combobox
 * with a list).
 */
export const Palette = ({ onClose, ...ways }: CommandTargets & { onClose: () => void }) => {
  const say = t(dialogWords)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState(0)
  const commands = useCommands(typed, ways)
  const at = Math.min(chosen, commands.length - 1)
  const now = commands[at]

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const run = (command: PaletteCommand | undefined): void => {
    if (!command || (command.reason ?? null) !== null) return
    onClose()
    command.run()
  }
  const press = (event: KeyboardEvent): void => {
    const steps = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ])
    const step = steps.get(event.key)
    if (step !== undefined) choose((at + step + commands.length) % Math.max(1, commands.length))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(now)
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={say.palette} onClose={onClose}>
      <input
        className="field-input palette-field"
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={now ? `${id}-${at}` : undefined}
        aria-label={say.palette}
        placeholder={say.paletteHint}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value)
          choose(0)
          list.current?.scrollTo(0, 0)
        }}
      />
      {/* The field keeps the focus while the arrows choose: a native list would take it. */}
      <div
        className="palette-list"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        id={id}
        aria-label={say.palette}
        ref={list}
      >
        {commands.map((command, index) => (
          <div key={command.id}>
            {command.group !== commands[index - 1]?.group && (
              <p className="palette-group" role="presentation">
                {command.group}
              </p>
            )}
            <div
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              aria-disabled={(command.reason ?? null) !== null || undefined}
              className="palette-command"
              onClick={() => run(command)}
              onKeyDown={press}
              onMouseMove={() => index !== at && choose(index)}
            >
              <Icon name={command.icon} />
              <span className="palette-label ellipsis">{command.label}</span>
              {command.reason ? (
                <span className="palette-reason ellipsis">{command.reason}</span>
              ) : (
                command.keys && <kbd>{command.keys}</kbd>
              )}
            </div>
          </div>
        ))}
      </div>
      <output className="palette-none">{commands.length === 0 && say.paletteNothing}</output>
    </Dialog>
  )
}
