import type { AccountExport } from '../../../../contract/admin/account-exports.ts'
import { archiveWords } from '../../../../domain/words/account-archive.ts'
import { shownBytes } from '../../../lib/language/shown-bytes.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { Icon, type IconName } from '../../../ui/icons.tsx'

const icons: Readonly<Record<AccountExport['state'], IconName>> = {
  queued: 'clock',
  running: 'clock',
  done: 'done',
  failed: 'warning',
  expired: 'stop',
}
/** In which colour a state stands; those of messages serve. */
const tones: Readonly<Record<AccountExport['state'], string>> = {
  queued: 'queued',
  running: 'queued',
  done: 'sent',
  failed: 'failed',
  expired: 'no_provider',
}

interface Props {
  archives: readonly AccountExport[]
  client: string
  zone: string
}

/** Archives, a line each; one that is ready has a button that saves it. */
export const ArchiveTable = ({ archives, client, zone }: Props) => {
  const say = t(archiveWords)
  const at = (instant: string): string => shownTime(instant, zone, 'DD-MM-YYYY HH:mm')
  return (
    <table className="lines archives" aria-labelledby="archives">
      <thead>
        <tr>
          {[say.askedAt, say.state, say.size].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{say.download}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {archives.map((archive) => (
          <tr key={archive.id}>
            <td data-label={say.askedAt}>
              <Asked by={archive.asked_by} at={archive.asked_at} shown={at(archive.asked_at)} />
            </td>
            <td data-label={say.state}>
              <State archive={archive} at={at} />
            </td>
            <td data-label={say.size}>
              {archive.bytes === null ? '–' : shownBytes(archive.bytes)}
            </td>
            <td>
              {archive.state === 'done' && (
                <DownloadButton
                  path={`/account/exports/${archive.id}/archive?client=${encodeURIComponent(client)}`}
                  accept="application/zip"
                  name={`${client}-${archive.asked_at.slice(0, 10)}.zip`}
                  title={say.downloadOf(at(archive.asked_at))}
                >
                  {say.download}
                </DownloadButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Asked = ({ by, at, shown }: { by: string | null; at: string; shown: string }) => {
  const say = t(archiveWords)
  return (
    <span>
      <time dateTime={at}>{shown}</time>
      <span className="outbox-soft">{say.by(by ?? say.someone)}</span>
    </span>
  )
}

const State = ({
  archive: { state, files_done, files_total, files_lost, expires_at },
  at,
}: {
  archive: AccountExport
  at: (instant: string) => string
}) => {
  const say = t(archiveWords)
  const isMade = state === 'running' && files_total !== null && files_total > 0
  return (
    <span role={state === 'running' ? 'status' : undefined}>
      <span className={`outbox-state outbox-${tones[state]}`}>
        <Icon name={icons[state]} size={14} />
        {say.states[state]}
      </span>
      {isMade && (
        <span className="outbox-soft">
          <progress
            value={files_done}
            max={files_total}
            aria-label={say.progress(files_done, files_total)}
          />{' '}
          {say.progress(files_done, files_total)}
        </span>
      )}
      {state === 'done' && expires_at !== null && (
        <span className="outbox-soft">{say.until(at(expires_at))}</span>
      )}
      {files_lost > 0 && <span className="outbox-soft">{say.lost(files_lost)}</span>}
    </span>
  )
}
