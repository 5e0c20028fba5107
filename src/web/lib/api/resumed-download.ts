import { fetchFile, saveAs, type Progress } from './download.ts'
import { unreachable } from './answer.ts'
import { failureOf, isRefused } from './failure.ts'

/** A file that lies ready, and where it is taken from. */
interface ReadyFile {
  /** Path under /api, by GET. */
  readonly path: string
  readonly accept: string
  readonly name: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/** So often in a row nothing more may come. */
const MOST_BREAKS = 5
/** How long to wait after a break, in ms, times how many there were. */
const PAUSE_MS = 2_000
/** What has come is handed to the browser, which keeps it on disk, in pieces of so many bytes. */
const PIECE = 16_777_216

/**
 * Saves a file; where its stream breaks off it goes on from there (RFC 9110, Range and If-Range).
 * Throws what fetchFile() throws: of code 0 where it broke off too often.
 */
export const downloadResumed = async (file: ReadyFile): Promise<void> => {
  const here = { pieces: [] as Blob[], loose: [] as Uint8Array<ArrayBuffer>[], bytes: 0, tag: '' }
  for (let breaks = 0; ;) {
    const before = here.bytes
    try {
      await goOn(file, here)
      break
    } catch (thrown) {
      breaks = here.bytes > before ? 1 : breaks + 1
      if (file.signal.aborted || isRefused(thrown) || breaks > MOST_BREAKS) throw thrown
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * breaks))
    }
  }
  saveAs(new Blob([...here.pieces, ...here.loose]), file.name)
}

interface Here {
  pieces: Blob[]
  loose: Uint8Array<ArrayBuffer>[]
  bytes: number
  tag: string
}

const goOn = async ({ onProgress, ...asked }: ReadyFile, here: Here): Promise<void> => {
  const isBegun = here.bytes > 0 && here.tag !== ''
  const headers = isBegun ? { Range: `bytes=${here.bytes}-`, 'If-Range': here.tag } : {}
  const response = await fetchFile({ ...asked, headers })
  if (response.status !== 206) Object.assign(here, { pieces: [], loose: [], bytes: 0 })
  here.tag = response.headers.get('ETag') ?? ''
  const left = Number(response.headers.get('Content-Length')) || null
  const expected = left === null ? null : here.bytes + left
  const reader = response.body?.getReader()
  for (let loose = 0; ;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) {
      if (expected !== null && here.bytes < expected) throw failureOf(unreachable())
      return
    }
    here.loose.push(value)
    here.bytes += value.byteLength
    loose += value.byteLength
    if (loose >= PIECE) {
      here.pieces.push(new Blob(here.loose))
      here.loose = []
      loose = 0
    }
    onProgress({ bytes: here.bytes, expected })
  }
}
