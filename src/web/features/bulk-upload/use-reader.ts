import { useEffect, useState } from 'react'
import { newReader, type Reader } from './ask.ts'

/** The dialog's own worker, which ends with it. */
export const useReader = (): Reader => {
  const [reader] = useState(newReader)
  useEffect(() => reader.end, [reader])
  return reader
}
