import { useState } from 'react'
import { userWords } from '../../../domain/words/users.ts'
import { pathOf } from '../../lib/api/api.ts'
import { download } from '../../lib/api/download.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the log, as it is filtered, as a sheet; it is not kept here whatever its size. */
export const ExportLog = ({ asked }: { asked: Readonly<Record<string, unknown>> }) => {
  const [isBusy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      await download({
        path: pathOf('/users/changes', {}, asked),
        accept: XLSX,
        name: 'user-changes.xlsx',
        signal: new AbortController().signal,
        onProgress: () => {},
      })
    } catch (thrown) {
      notify.failure(thrown)
    }
    setBusy(false)
  }
  return (
    <Button icon="download" busy={isBusy} onClick={() => void start()}>
      {t(userWords).export}
    </Button>
  )
}
