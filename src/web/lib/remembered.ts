import { useState } from 'react'
import { pageSizes, type PageSize } from './home-search.ts'

const key = 'epod_page_size'

/** The page size this person picked last on this device, 10 before that (TABL-01), and the way to pick another. */
export const usePageSize = (): [PageSize, (size: PageSize) => void] => {
  const [size, setSize] = useState<PageSize>(() => pageSizes.find((known) => String(known) === localStorage.getItem(key)) ?? 10)
  const pick = (picked: PageSize): void => {
    localStorage.setItem(key, String(picked))
    setSize(picked)
  }
  return [size, pick]
}
