import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { KeptDownload, removeKeptDownload } from '../../../contract/bulk/kept-downloads.ts'
import { tableWords } from '../../../domain/words/table.ts'
import { callApi } from '../../lib/api/api.ts'
import type { Progress } from '../../lib/api/download.ts'
import { isRefused, messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { shownBytes } from '../../lib/language/shown-bytes.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { onSaving, saveKept, savingOf, stopSaving } from './saving.ts'

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
  const saving = useSyncExternalStore(onSaving, () => savingOf(id))
  const queries = useQueryClient()
  const remove = async (): Promise<void> => {
    stopSaving(id)
    try {
      await callApi<typeof removeKeptDownload>('POST /downloads/:id/remove', { params: { id } })
    } catch (thrown) {
      notify.failure(thrown)
    }
    await queries.invalidateQueries({ queryKey: ['bell'] })
  }
  const save = async (): Promise<void> => {
    try {
      await saveKept(kept)
    } catch (thrown) {
      notify.error(isRefused(thrown) ? messageOf(thrown) : say.downloadBroken)
    }
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
