const MOST_CHARACTERS = 32_767

/**
 * All that XML 1.0 has no place for, and marks of byte order, behind which a formula would begin
 * unseen.
 */
export const unfit =
  /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FEFE}\u{FF00}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/**
 * Text that stays text wherever the report is opened, edited or saved again (REPT-03): what a
 * spreadsheet would take for the start of a formula has an apostrophe before it.
 */
export const harmless = (text: string): string => {
  const clean = text.replace(unfit, '').replace(/\r\n?/g, '\n')
  return (/^[=+\-@\t\n＝＋－＠]/u.test(clean) ? `'${clean}` : clean)
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
}
