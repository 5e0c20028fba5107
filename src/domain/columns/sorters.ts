import type { PartNotShown } from '../order/order.ts'

/**
 * What the table can be sorted by besides its age: orders that have it come first, newest first
 * among equals, and none is left out (FILT-04).
 */
export const sorters = ['remarks', 'attachments', 'smsstatus'] as const
export type Sorter = (typeof sorters)[number]

/** Does the wire's `sorter` order the list? Any other text narrows it. */
export const isSorter = (text: string): text is Sorter => sorters.some((known) => known === text)

/**
 * The sorters of a reader from whom this is withheld: by the order of a list nobody learns what its
 * rows do not show (ROLE-15).
 */
export const sortersBut = (withheld: readonly PartNotShown[]): readonly Sorter[] =>
  sorters.filter((sorter) => sorter !== 'smsstatus' || !withheld.includes('contact_status'))
