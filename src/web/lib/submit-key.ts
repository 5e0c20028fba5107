/** The form that somebody is in; outside of one, the only form of the dialog that they are in. */
const formAround = (target: Element): HTMLFormElement | null => {
  const own = target.closest('form')
  if (own) return own
  const forms = target.closest('[role=dialog]')?.querySelectorAll('form')
  return forms?.length === 1 ? (forms[0] ?? null) : null
}

/**
 * Accelerator: Ctrl or Cmd with Enter presses the submit button of the form that is typed in, also
 * from a field of several lines, or of the dialog's form (DESK-07). A button that is off stays off.
 */
export const submitByKey = (): void =>
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    const form = event.target instanceof Element && formAround(event.target)
    const button = form && form.querySelector<HTMLElement>('[type=submit]')
    if (!button) return
    event.preventDefault()
    button.click()
  })
