import type { Outbox } from './outbox.ts'

/**
 * What waits on the phone, or was refused, as one JSON file. Each action has the time, place and
 * digest that it was captured with. Its `text` is the very bytes that were to be sent; the digest
 * is theirs.
 */
export const packOf = async (
  box: Pick<Outbox, 'items' | 'text'>,
  page_id: string,
  identifier: string,
  made_at: string,
): Promise<Blob> => {
  const parts: string[] = []
  for (const { key, kind, captured_at, place, digest, state, message } of await box.items(
    page_id,
  )) {
    const text = await box.text(key)
    if (text !== null)
      parts.push(JSON.stringify({ key, kind, captured_at, place, digest, state, message, text }))
  }
  const head = JSON.stringify({ format: 'epod-unsent-1', identifier, made_at })
  // Piece by piece: photos of a whole day are more than one text should hold.
  return new Blob(
    [
      head.slice(0, -1),
      ',"actions":[',
      ...parts.flatMap((part, index) => (index === 0 ? [part] : [',', part])),
      ']}',
    ],
    { type: 'application/json' },
  )
}

/** Lets the browser save the file. */
export const savePack = async (
  box: Pick<Outbox, 'items' | 'text'>,
  page_id: string,
  identifier: string,
): Promise<void> => {
  const url = URL.createObjectURL(await packOf(box, page_id, identifier, new Date().toISOString()))
  const link = document.createElement('a')
  link.href = url
  link.download = `unsent-${identifier.replace(/[^\w.-]+/g, '-').slice(0, 60)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
