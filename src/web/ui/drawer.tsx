import { Drawer as Base, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import './drawer.css'

const classNames = { content: 'drawer-content', header: 'drawer-header', title: 'drawer-title', body: 'drawer-body', close: 'drawer-close' }
const overlayProps = { color: '#0a1f1d', backgroundOpacity: 0.42 }
const closeButtonProps = { 'aria-label': dashboardWords.close, size: 36, iconSize: 18 }

interface Props { title: ReactNode; onClose: () => void; children: ReactNode }

/** A sheet from the right over the page, the whole width on phones; Escape and the cross close it, focus goes back where it was. */
export const Drawer = ({ title, onClose, children, width = 560 }: Props & { width?: number }) => (
  <Base opened onClose={onClose} title={title} position="right" size={`min(100vw, ${width}px)`} classNames={classNames} closeButtonProps={closeButtonProps} overlayProps={overlayProps} transitionProps={{ duration: 140 }}>
    {children}
  </Base>
)

/** A small question or answer over the page. */
export const Dialog = ({ title, onClose, children }: Props) => (
  <Modal opened onClose={onClose} title={title} size={440} classNames={{ ...classNames, body: 'drawer-body dialog-body' }} closeButtonProps={closeButtonProps} overlayProps={overlayProps}>
    {children}
  </Modal>
)
