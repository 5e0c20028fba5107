import { spoken } from './catalogue.ts'

/** 3 as `3rd`. */
const ordinal = (date: number): string => {
  const isTeen = date >= 11 && date <= 13
  return `${date}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')}`
}

/** What stands in dates in letters. */
export const timeWords = /* @__PURE__ */ spoken('timeWords', {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** A day of a month by its number. */
  ordinal,
})
