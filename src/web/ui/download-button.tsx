import { useState } from 'react'
import { download } from '../lib/api/download.ts'
import { Button } from './button.tsx'
import { notify } from './notify.ts'

interface Props {
  /** Path of the call, with what is asked. */
  path: string
  /** Media type of the file. */
  accept: string
  /** What the file is called where the server does not say. */
  name: string
  title?: string
  children: string
}

/**
 * Saves what a call answers as a file, as it comes: nothing of it is kept here, whatever its size.
 */
export const DownloadButton = ({ path, accept, name, title, children }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      await download({
        path,
        accept,
        name,
        signal: new AbortController().signal,
        onProgress: () => {},
      })
    } catch (thrown) {
      notify.failure(thrown)
    }
    setBusy(false)
  }
  return (
    <Button icon="download" busy={isBusy} title={title} onClick={() => void start()}>
      {children}
    </Button>
  )
}
