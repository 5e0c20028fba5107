/** Is this instant, whatever its offset, of the years 1900 to 2199 in UTC? */
export const isOfOurYears = (at: string): boolean =>
  Date.parse(at) >= Date.UTC(1900, 0) && Date.parse(at) < Date.UTC(2200, 0)
