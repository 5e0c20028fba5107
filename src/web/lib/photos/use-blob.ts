import { useEffect, useState } from 'react'

/**
 * A file of an order as an address the page may show: loading (undefined), not to be had (null), or
 * a blob address that ends with the component.
 */
export const useBlob = (
  load: (url: string) => Promise<Blob>,
  url: string,
): string | null | undefined => {
  const [address, setAddress] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    let made: string | null = null
    const show = async (): Promise<void> => {
      const blob = await load(url).catch(() => null)
      if (isGone) return
      made = blob && URL.createObjectURL(blob)
      setAddress(made)
    }
    void show()
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [load, url])
  return address
}
