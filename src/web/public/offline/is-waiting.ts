import type { Waiting } from './kept.ts'

/** Is an action still on its way? */
export const isWaiting = ({ state }: Pick<Waiting, 'state'>): boolean =>
  state === 'saved' || state === 'sent'
