/** What tells pasted text from the text of a file, which has no such type. */
const PASTED = 'text/x-pasted-rows'

/** Pasted text as a file, which goes the way of every file. */
export const pastedFile = (text: string, name: string): File =>
  new File([text], name, { type: PASTED })

/** Was this pasted? */
export const isPasted = ({ type }: Blob): boolean => type === PASTED
