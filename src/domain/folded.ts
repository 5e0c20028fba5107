/**
 * Case folding: a text as searches compare it. Capital and small letters are one, as are signs that
 * Unicode writes in two ways, and sigma at the end of a word.
 */
export const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('\u03C2', '\u03C3')
