import type { Translation } from '../catalogue.ts'
import type { conditionWords as english } from '../condition.ts'

/** In Hindi: what can be ticked about goods and delivery. */
export const conditionWords: Translation<typeof english> = {
  conditions: { intact: 'सही सलामत', damaged: 'टूट-फूट', shortage: 'कमी' },
  deliveries: { ontime: 'समय पर', delayed: 'देर से' },
}
