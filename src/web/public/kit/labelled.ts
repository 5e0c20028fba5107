import type { PublicPageState } from '../link/page.ts'

/** What is offered to be said of goods, in the reader's language; else as it stands on record. */
export const labelled = ({ labels }: PublicPageState['config'], value: string): string =>
  labels?.[value] ?? value
