import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { usualValues } from '../../../contract/orders/usual.ts'
import { callApi } from '../../lib/api/api.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import {
  fillingOf,
  stillFilled,
  type Filled,
  type FilledField,
} from '../../lib/order-form/usual.ts'

const PAUSE_MS = 400
const named = (text: string): string | undefined => text.trim().slice(0, 200) || undefined

/**
 * Fills in what is usual for the truck, the destination and the lane that stand in the form
 * (DESK-07); answers what it filled in, and how to take that back.
 */
export const useUsual = (
  form: UseFormReturn<FormValues>,
): { filled: readonly FilledField[]; takeBack: () => void } => {
  const [truck, source, destination] = useWatch({
    control: form.control,
    name: ['truck_number', 'source.name', 'destination.name'],
  })
  const [asked] = useDebouncedValue(
    JSON.stringify({
      truck_number: named(truck),
      source: named(source),
      destination: named(destination),
    }),
    PAUSE_MS,
  )
  const { data } = useQuery({
    queryKey: ['filters', 'usual', asked],
    staleTime: 60_000,
    enabled: asked !== '{}',
    // What cannot be had is typed.
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof usualValues>('GET /orders/usual', {
          query: JSON.parse(asked) as { truck_number?: string },
          signal,
        })
      ).result,
  })
  const before = useRef<Filled>({})
  const [filled, setFilled] = useState<readonly FilledField[]>([])
  const put = (next: Filled): void => {
    const { activeElement: at } = document
    const stood = at instanceof HTMLInputElement ? at.value : null
    for (const [field, value] of Object.entries(next))
      form.setValue(field as FilledField, value, { shouldValidate: form.formState.isSubmitted })
    // Who is about to type in a field replaces what came into it now, and does not append to that.
    if (at instanceof HTMLInputElement && at.value !== stood) at.select()
    before.current = next
    setFilled(stillFilled(form.getValues(), next))
  }
  useEffect(() => {
    if (data) put(fillingOf(form.getValues(), data, before.current))
    // oxlint-disable-next-line react/exhaustive-deps -- what is usual was asked for once
  }, [data])
  return {
    filled,
    takeBack: () =>
      put(
        Object.fromEntries(stillFilled(form.getValues(), before.current).map((one) => [one, ''])),
      ),
  }
}
