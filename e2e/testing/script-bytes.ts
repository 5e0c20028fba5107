import type { Page } from 'playwright-core'

/**
 * Counts from now on what the page loads as script; the answer gives the bytes of the bodies as
 * they came over the wire, compressed.
 */
export const scriptBytes = (page: Page): (() => Promise<{ total: number; files: number }>) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const [type = ''] = (response.headers()['content-type'] ?? '').split(';')
    if (!type.endsWith('javascript')) return
    const size = response
      .finished()
      .then(() => response.request().sizes())
      .then(({ responseBodySize }) => responseBodySize)
    // Whoever asks hears of it; what still loads when the page closes is nobody's.
    size.catch(() => undefined)
    sizes.push(size)
  })
  return async () => {
    const bytes = await Promise.all(sizes)
    return { total: bytes.reduce((sum, size) => sum + size, 0), files: bytes.length }
  }
}
