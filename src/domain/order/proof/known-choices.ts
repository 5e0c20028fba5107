import type { Policy } from '../../policy/policy.ts'
import type { Command } from '../commands.ts'
import { isChoice } from './remark-values.ts'

/**
 * Normalization: what was chosen from a client's list, as the list writes it. A remark may spell it
 * in any case (REM-03), and on record it is one choice, which reports count and filter as one.
 */
export const inKnownChoices = (
  command: Command,
  { order_module_config }: Pick<Policy, 'order_module_config'>,
): Command => {
  if (command.type !== 'remark') return command
  const lists = order_module_config.additional_field_in_epod.filter(
    ({ field_type }) => field_type === 'list',
  )
  const known = <T>(values: Record<string, T>): Record<string, T | string> =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        lists
          .find((list) => list.key === key)
          ?.values.find((choice) => typeof value === 'string' && isChoice(value.trim(), choice)) ??
          value,
      ]),
    )
  return {
    ...command,
    custom_fields: known(command.custom_fields),
    extra_fields: known(command.extra_fields),
  }
}
