/** Prints a part of the page alone; without one, whatever Ctrl and P would (DESK-32). */
export const printPart = (part: Element | null): void => {
  part?.classList.add('printed')
  print()
  part?.classList.remove('printed')
}
