import { QUEUED } from './kept.ts'
import { theOutbox } from './lazy-outbox.ts'

/** The picture behind the address of one that waits, as captured; empty once it is on record. */
export const queuedPhoto = async (url: string): Promise<Blob> => {
  const text = await (await theOutbox())?.text(url.slice(QUEUED.length))
  // Written by the page as the request's body.
  const body =
    text === null || text === undefined
      ? null
      : (JSON.parse(text) as { photos?: { file_data: string }[] })
  const [head = '', data = ''] = body?.photos?.[0]?.file_data.split(',') ?? []
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: /^data:([\w/+.-]+)/.exec(head)?.[1] ?? '' })
}
