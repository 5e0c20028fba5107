import { Drawer as Base, Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import { t } from '../lib/language/language.ts'
import { Button } from './button.tsx'
import { focusWrong } from './focus-wrong.ts'
import { GoFromSheet, useUnsent } from './use-unsent.ts'
import './drawer.css'

const classNames = {
  inner: 'drawer-inner',
  content: 'drawer-content',
  header: 'drawer-header',
  title: 'drawer-title',
  body: 'drawer-body',
  close: 'drawer-close',
}
const overlayProps = { color: '#0a1f1d', backgroundOpacity: 0.42 }
const closeButtonProps = () => ({ 'aria-label': t(dashboardWords).close, size: 36, iconSize: 18 })

/**
 * The kit makes a <header> of it, which would be a banner of the whole page: of that there is one
 * already.
 */
const plain = { component: 'div' } as object

interface Props {
  title: ReactNode
  onClose: () => void
  /** Was something done in it, besides what stands in its forms, that closing would lose? */
  isUnsent?: boolean
  children: ReactNode
}

/**
 * A sheet that is open: what had the focus before it, the parts of the page around that, the inner
 * first, and the sheet that was open then.
 */
interface Sheet {
  readonly opener: Element | null
  readonly around: readonly Element[]
  readonly under: Sheet | undefined
}

const open: Sheet[] = []

const newSheet = (): Sheet => {
  const opener = document.activeElement
  const around: Element[] = []
  for (let part = opener?.closest('section'); part; part = part.parentElement?.closest('section'))
    around.push(part)
  return { opener, around, under: open.at(-1) }
}

const focusBefore = ({ opener, around, under }: Sheet): void => {
  // What took another sheet's place was opened from there, and that is gone with what had the focus
  // in it.
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true })
  else if (under) focusBefore(under)
  else focusHeading(around.find(({ isConnected }) => isConnected))
}

/** Where what was done took its own button away, reading goes on at the head of that part. */
const focusHeading = (part: Element | undefined): void => {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * What the kit leaves to do: Escape closes the topmost sheet alone, and the focus goes back to what
 * had it before.
 */
const useSheet = (onClose: () => void): void => {
  const [sheet] = useState(newSheet)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key !== 'Escape' ||
      event.isComposing ||
      event.defaultPrevented ||
      open.at(-1) !== sheet
    )
      return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    open.push(sheet)
    document.addEventListener('keydown', listener)
    return () => {
      open.splice(open.indexOf(sheet), 1)
      document.removeEventListener('keydown', listener)
      focusBefore(sheet)
    }
  }, [sheet])
}

const Leave = ({
  of = 'leave',
  onStay,
  onLeave,
}: {
  of?: 'leave' | 'leaveShown'
  onStay: () => void
  onLeave: () => void
}) => {
  const say = t(dashboardWords)[of]
  return (
    <Dialog title={say.title} onClose={onStay}>
      <p>{say.text}</p>
      <div className="dialog-actions">
        <Button onClick={onLeave}>{say.leave}</Button>
        <Button variant="primary" data-autofocus onClick={onStay}>
          {say.stay}
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * A sheet from the right over the page, the whole width on phones; Escape and the cross close it,
 * focus goes back where it was.
 */
export const Drawer = ({
  title,
  onClose,
  isUnsent = false,
  children,
  width = 560,
}: Props & { width?: number }) => {
  const { note, leave, goFrom, stay, go_on } = useUnsent(onClose, isUnsent)
  useSheet(leave)
  return (
    <>
      <Base.Root
        opened
        closeOnEscape={false}
        onClose={leave}
        position="right"
        size={`min(100vw, ${width}px)`}
        classNames={classNames}
        transitionProps={{ duration: 140 }}
      >
        <Base.Overlay {...overlayProps} />
        <Base.Content onInput={note} onSubmit={focusWrong}>
          <Base.Header {...plain}>
            <Base.Title>{title}</Base.Title>
            <Base.CloseButton {...closeButtonProps()} />
          </Base.Header>
          <Base.Body>
            <GoFromSheet value={goFrom}>{children}</GoFromSheet>
          </Base.Body>
        </Base.Content>
      </Base.Root>
      {go_on && <Leave onStay={stay} onLeave={go_on} />}
    </>
  )
}

const nothing = (): void => {}

interface DialogProps extends Omit<Props, 'onClose'> {
  onClose?: () => void
  width?: number
  /** Does it show what nobody can show again? Back and a reload ask first, then. */
  isShownOnce?: boolean
}

/**
 * A question or answer over the page, small unless its `width` (px) says otherwise. Without
 * `onClose` a button in it alone closes it.
 */
export const Dialog = ({
  title,
  onClose,
  isUnsent = false,
  isShownOnce = false,
  children,
  width = 440,
}: DialogProps) => {
  const unsent = useUnsent(onClose ?? nothing, isUnsent || isShownOnce)
  const { note, goFrom, stay, go_on } = unsent
  const leave = onClose ? unsent.leave : nothing
  useSheet(leave)
  return (
    <>
      <Modal.Root
        opened
        closeOnEscape={false}
        onClose={leave}
        size={width}
        classNames={{ ...classNames, body: 'drawer-body dialog-body' }}
      >
        <Modal.Overlay {...overlayProps} />
        <Modal.Content onInput={note} onSubmit={focusWrong}>
          <Modal.Header {...plain}>
            <Modal.Title>{title}</Modal.Title>
            {onClose && <Modal.CloseButton {...closeButtonProps()} />}
          </Modal.Header>
          <Modal.Body>
            <GoFromSheet value={goFrom}>{children}</GoFromSheet>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      {go_on && <Leave of={isShownOnce ? 'leaveShown' : 'leave'} onStay={stay} onLeave={go_on} />}
    </>
  )
}
