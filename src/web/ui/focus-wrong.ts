/**
 * Error identification (WCAG 3.3.1): the focus goes to the first field of a form that is wrong,
 * which a screen reader then tells with its error; once the form has been drawn with what it
 * refuses.
 */
export const focusWrongIn = (form: Element | null): void =>
  void setTimeout(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    // Where it has the focus already, it is told only when it gets it again.
    if (wrong === document.activeElement) wrong?.blur()
    wrong?.focus()
  })

/** The same after a submit that was refused, for the forms of a sheet; not for those over it. */
export const focusWrong = ({
  target,
  currentTarget,
}: {
  target: EventTarget
  currentTarget: Element
}): void => {
  if (currentTarget.contains(target as Element)) focusWrongIn(target as Element)
}
