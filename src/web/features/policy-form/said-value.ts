import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { t } from '../../lib/language/language.ts'
import type { ShownValue } from './form-setting.ts'

type Said = Pick<ShownValue, 'choices' | 'fields'>

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A setting's value as people read it, a line for each of its entries. */
export const linesOf = (value: unknown, said: Said = {}): string[] => {
  const { none } = t(policyFormWords)
  if (Array.isArray(value)) return value.length === 0 ? [none] : value.map((one) => told(one, said))
  if (isMap(value) && Object.keys(value).length === 0) return [none]
  return [told(value, said)]
}

const told = (value: unknown, said: Said): string => {
  const say = t(policyFormWords)
  if (value === null || value === undefined || value === '') return say.notSet
  if (typeof value === 'boolean') return value ? say.on : say.off
  if (Array.isArray(value)) return value.map((one) => told(one, said)).join(', ')
  if (isMap(value))
    return Object.entries(value)
      .map(([key, inner]) => {
        const field = said.fields?.find((one) => one.key === key)
        const label = field?.title ?? labelOf(key, said)
        return `${label}: ${told(inner, field ?? {})}`
      })
      .join(' · ')
  return typeof value === 'string' ? labelOf(value, said) : JSON.stringify(value)
}

const labelOf = (value: string, { choices }: Said): string =>
  choices?.find((choice) => choice.value === value)?.label ?? value
