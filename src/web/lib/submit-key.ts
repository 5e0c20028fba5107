/**
 * Accelerator: Ctrl or Cmd with Enter presses the submit button of the form that is typed in, also
 * from a field of several lines (DESK-07). A button that is off stays off.
 */
export const submitByKey = (): void =>
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    const form = event.target instanceof Element && event.target.closest('form')
    const button = form && form.querySelector<HTMLElement>('[type=submit]')
    if (!button) return
    event.preventDefault()
    button.click()
  })
