import { toldValue } from '../../../domain/users/told-change.ts'
import { t } from '../../lib/language/language.ts'

/** A setting or a field's value as a person reads it, in one line. */
export const shownValue = (value: unknown): string => toldValue(value, t)
