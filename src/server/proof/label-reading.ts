import type { Command } from '../../domain/order/commands.ts'
import { labelReadIn } from '../../domain/order/label/read-label.ts'
import type { Clock } from '../../domain/time.ts'
import { refusedAt } from '../errors.ts'

/** The command of a label as it was scanned. Throws Refused where it cannot be read. */
export const labelCommand = (scanned: string, clock: Clock): Command => {
  const read = labelReadIn(scanned, clock)
  if ('code' in read) throw refusedAt('label', read)
  return { type: 'label', read }
}
