import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KeptDownload, removeKeptDownload } from '../../../contract/bulk/kept-downloads.ts'
import { tableWords } from '../../../domain/words/table.ts'
import { callApi } from '../../lib/api/api.ts'
import type { Progress } from '../../lib/api/download.ts'
import { isRefused, messageOf } from '../../lib/api/failure.ts'
import { downloadResumed } from '../../lib/api/resumed-download.ts'
import { t } from '../../lib/language/language.ts'
import { shownBytes } from '../../lib/language/shown-bytes.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const types = {
  report: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pods: 'application/zip',
} as const

/** Downloads that are made beside, each with how far it is, to be saved or removed (REPT-01). */
export const KeptDownloads = ({ downloads }: { downloads: readonly KeptDownload[] }) => (
  <>
    {downloads.map((kept) => (
      <KeptItem key={kept.id} kept={kept} />
    ))}
  </>
)

const KeptItem = ({ kept }: { kept: KeptDownload }) => {
  const say = t(tableWords)
  const { id, file_name, state, bytes, expected_bytes } = kept
  const { saving, save, stop } = useSaving(kept)
  const queries = useQueryClient()
  const remove = async (): Promise<void> => {
    stop()
    try {
      await callApi<typeof removeKeptDownload>('POST /downloads/:id/remove', { params: { id } })
    } catch (thrown) {
      notify.failure(thrown)
    }
    await queries.invalidateQueries({ queryKey: ['bell'] })
  }
  const isMade = state === 'waiting' || state === 'making'
  const far = isMade ? { bytes, expected: expected_bytes } : saving
  return (
    <li className="bell-item">
      <p>{titleOf(kept)}</p>
      {far && <Far label={file_name} {...far} />}
      <div className="bell-acts">
        {state === 'ready' && (
          <Button
            variant="quiet"
            icon="download"
            busy={saving !== null}
            onClick={() => void save()}
          >
            {say.saveKept(shownBytes(bytes))}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void remove()}>
          {isMade ? say.stop : say.removeKept}
        </Button>
      </div>
    </li>
  )
}

const titleOf = ({ file_name, state, reason }: KeptDownload): string => {
  const say = t(tableWords)
  if (state === 'ready') return say.keptReady(file_name)
  return reason ? `${file_name}: ${reason}` : say.keptMade(file_name)
}

const Far = ({ label, bytes, expected }: Progress & { label: string }) => (
  <p className="bell-time">
    <progress
      aria-label={label}
      {...(expected === null ? {} : { max: expected, value: Math.min(bytes, expected) })}
    />{' '}
    {shownBytes(bytes)}
  </p>
)

/** Saves one that is ready, and goes on where that breaks off. */
const useSaving = ({ id, kind, file_name }: KeptDownload) => {
  const [saving, setSaving] = useState<Progress | null>(null)
  const stopping = useRef<AbortController | null>(null)
  const save = async (): Promise<void> => {
    const stop = new AbortController()
    stopping.current = stop
    setSaving({ bytes: 0, expected: null })
    try {
      await downloadResumed({
        path: `/downloads/${id}/file`,
        accept: types[kind],
        name: file_name,
        signal: stop.signal,
        onProgress: setSaving,
      })
    } catch (thrown) {
      if (!stop.signal.aborted)
        notify.error(isRefused(thrown) ? messageOf(thrown) : t(tableWords).downloadBroken)
    }
    setSaving(null)
  }
  return { saving, save, stop: () => stopping.current?.abort() }
}
