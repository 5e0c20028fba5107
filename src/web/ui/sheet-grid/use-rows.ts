import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { firstBelow } from './row-tops.ts'
import type { RowSource, SheetRow } from './sheet-row.ts'

/** Height of a row in px, without what stands under it. */
export const ROW_PX = 36
/** Rows by which the window moves, and that it holds beyond what is in sight. */
const STEP = 8

/** A run of rows as they stand in a list. */
interface RowWindow {
  readonly from: number
  readonly rows: readonly SheetRow[]
}

/**
 * The rows of a list that are in sight or near, and what to do when it is scrolled. `tops` says
 * where each begins, so that their places are known without looking at them. `version` changes when
 * the rows do.
 */
export const useRows = (
  source: RowSource,
  list: string,
  version: number,
  height: number,
  tops: Float64Array,
): [RowWindow, (top: number) => void] => {
  const id = useId()
  const [from, setFrom] = useState(0)
  const count = Math.ceil(height / ROW_PX) + 3 * STEP
  const { data = { from: 0, rows: [] } } = useQuery({
    queryKey: ['sheet_rows', id, list, version, from, count],
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<RowWindow> => ({
      from,
      rows: await source(from, count),
    }),
  })
  const scroll = (top: number): void =>
    setFrom(Math.max(0, (Math.floor(firstBelow(tops, top) / STEP) - 1) * STEP))
  return [data, scroll]
}
