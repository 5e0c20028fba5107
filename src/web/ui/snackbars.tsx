import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import { t } from '../lib/language/language.ts'
import { FailureId } from './failure-id.tsx'
import { Icon } from './icons.tsx'
import { dismiss, snackbars } from './notify.ts'
import './overlay.css'

/** The place for snackbars, above everything, dialogs too; screen readers hear each as it comes. */
export const Snackbars = () => {
  const shown = useSyncExternalStore(snackbars.subscribe, snackbars.now)
  const place = useRef<HTMLDivElement>(null)
  // Sheets end above them, so that they cover no field and no button (DESK-33).
  useLayoutEffect(() => {
    const { offsetHeight = 0 } = place.current ?? {}
    document.documentElement.style.setProperty(
      '--snackbars',
      `${offsetHeight && offsetHeight + 16}px`,
    )
  })
  return (
    <div className="snackbars" ref={place}>
      {shown.map(({ id, kind, message, act, request_id }) => (
        <div
          key={id}
          className={`snackbar snackbar-${kind}`}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <Icon name={kind === 'error' ? 'warning' : 'check'} />
          <span className="snackbar-message">{message}</span>
          {request_id && <FailureId id={request_id} />}
          {act && (
            <button
              type="button"
              className="button button-plain"
              onClick={() => {
                dismiss(id)
                act.run()
              }}
            >
              {act.label}
            </button>
          )}
          <button
            type="button"
            className="snackbar-close"
            aria-label={t(dashboardWords).close}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      ))}
    </div>
  )
}
