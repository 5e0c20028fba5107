type Read = (response: Response) => Promise<Blob>

/** Rejects where what a store gave is not what the address names by its SHA-256. */
const genuine = async (url: string, response: Response): Promise<Blob> => {
  const blob = await response.blob()
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  if (!response.ok || !url.includes(hex.join(''))) throw new Error('not what was kept')
  return blob
}

/**
 * A file by its address, from the store that it leads to, if it does; from the server itself where
 * that store cannot be reached from here, or gives other bytes than were kept.
 */
export const fileAt = async (
  url: string,
  ask: (url: string, read: Read) => Promise<Blob>,
  plain: Read,
): Promise<Blob> => {
  let isStores = false
  try {
    return await ask(url, (response) => {
      isStores = response.redirected
      return isStores ? genuine(url, response) : plain(response)
    })
  } catch (error) {
    if (!isStores && !(error instanceof TypeError)) throw error
    return ask(`${url}${url.includes('?') ? '&' : '?'}through=server`, plain)
  }
}
