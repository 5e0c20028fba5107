import { withToken } from './api.ts'
import { bodyOrFailure } from './failure.ts'
import { flowing, idleLimit } from './idle-limit.ts'
import { spokenHere } from '../language/language.ts'

/** How much of a download is here; `expected` where the server can tell beforehand. */
export interface Progress {
  readonly bytes: number
  readonly expected: number | null
}

interface DownloadRequest {
  /** Path under /api. */
  readonly path: string
  /** Without one the call is a GET. */
  readonly body?: unknown
  /** The media type to ask for. */
  readonly accept: string
  readonly name: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/**
 * Asks for a file. Throws ApiFailure for a refusal, and of code 0, from the body too, where nothing
 * comes any more; when `signal` aborts, the abort itself.
 */
export const fetchFile = ({
  path,
  body,
  accept,
  signal,
  headers = {},
}: Pick<DownloadRequest, 'path' | 'accept' | 'body'> & {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}): Promise<Response> =>
  withToken(async (token) => {
    const limit = idleLimit(signal)
    const answer = await limit.within(() =>
      fetch(`/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        credentials: 'omit',
        cache: 'no-store',
        signal: limit.signal,
        body: body === undefined ? null : JSON.stringify(body),
        headers: {
          ...headers,
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          Accept: accept,
          'Accept-Language': spokenHere(),
        },
      }),
    )
    if (!answer.ok)
      bodyOrFailure(
        answer.status,
        await limit.within(() => answer.text()),
        answer.headers.get('X-Request-Id'),
      )
    return flowing(answer, limit.within)
  })

/** The name that an answer wants to be saved under (RFC 8187); null where it says none. */
export const nameIn = (headers: Headers): string | null => {
  const [, encoded] =
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('Content-Disposition') ?? '') ?? []
  return encoded === undefined ? null : decodeURIComponent(encoded)
}

/** Asks for a file and saves it under a name. Throws what fetchFile() throws. */
export const download = async ({ name, onProgress, ...asked }: DownloadRequest): Promise<void> => {
  const response = await fetchFile(asked)
  const expected = Number(response.headers.get('EPOD-Expected-Bytes')) || null
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        onProgress({ bytes, expected })
        controller.enqueue(chunk)
      },
    }),
  )
  // The browser keeps a large body on disk, not in memory.
  saveAs(await new Response(counted ?? null).blob(), name)
}

/** Saves what the page itself has made under a name. */
export const saveAs = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the address until it has begun to read.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
