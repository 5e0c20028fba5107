import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mobileWords } from '../../../domain/words/mobile-add.ts'
import { t } from '../../lib/language/language.ts'
import { barcodeReader } from '../../lib/barcode-reader.ts'
import { closeCamera, openCamera } from '../../lib/camera.ts'

const LOOK_EVERY_MS = 120

interface ScanProps {
  onRead: (text: string) => void
  onFailed: (why: string) => void
  onClose: () => void
}

/**
 * The camera's picture over the page until it shows a barcode; Escape and the button go back to
 * typing.
 */
export const Scan = ({ onRead, onFailed, onClose }: ScanProps) => {
  const say = t(mobileWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isLive, setLive] = useState(false)
  const read = useEffectEvent(onRead)
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    dialog.current?.showModal()
    const over = new AbortController()
    const isOver = (): boolean => over.signal.aborted
    let stream: MediaStream | null = null
    const look = async (): Promise<void> => {
      try {
        stream = await openCamera()
      } catch (thrown) {
        if (!isOver())
          fail(
            thrown instanceof DOMException && thrown.name === 'NotAllowedError'
              ? t(mobileWords).cameraRefused
              : t(mobileWords).cameraFailed,
          )
        return
      }
      const picture = video.current
      if (isOver() || !picture) return closeCamera(stream)
      try {
        picture.srcObject = stream
        await picture.play()
        const reader = await barcodeReader()
        setLive(true)
        while (!isOver()) {
          const text = await reader(picture)
          if (text !== null && !isOver()) return read(text)
          await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
        }
      } catch {
        if (!isOver()) fail(t(mobileWords).readerFailed)
      }
    }
    void look()
    return () => {
      over.abort()
      closeCamera(stream)
    }
  }, [])

  return (
    <dialog ref={dialog} className="scan" aria-label={say.scan} onCancel={onClose}>
      <video ref={video} playsInline muted />
      <div className="scan-frame" aria-hidden="true" />
      <output>{isLive ? say.scanning : say.starting}</output>
      <button type="button" className="button" onClick={onClose}>
        {say.stop}
      </button>
    </dialog>
  )
}
