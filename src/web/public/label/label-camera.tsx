import { useEffect, useEffectEvent, useRef } from 'react'
import { parcelWords } from '../../../domain/words/parcel.ts'
import { barcodeReader } from '../../lib/barcode.ts'
import { closeCamera, openCamera } from '../../lib/camera.ts'
import { tLabel } from './label-words.ts'

const LOOK_EVERY_MS = 120

interface LabelCameraProps {
  readonly onRead: (text: string) => void
  readonly onFailed: () => void
  readonly onClose: () => void
}

/** The camera's picture until it shows a code; whatever fails is left to typing. */
export const LabelCamera = ({ onRead, onFailed, onClose }: LabelCameraProps) => {
  const say = tLabel(parcelWords)
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onRead)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const over = new AbortController()
    let stream: MediaStream | null = null
    const look = async (): Promise<void> => {
      stream = await openCamera()
      const picture = video.current
      if (over.signal.aborted || !picture) return closeCamera(stream)
      picture.srcObject = stream
      await picture.play()
      const reader = await barcodeReader()
      while (!over.signal.aborted) {
        const text = await reader(picture)
        if (text !== null && !over.signal.aborted) return read(text)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    }
    void look().catch(() => {
      if (!over.signal.aborted) fail()
    })
    return () => {
      over.abort()
      closeCamera(stream)
    }
  }, [])
  return (
    <div className="label-camera">
      <video ref={video} playsInline muted />
      <output>{say.looking}</output>
      <button type="button" className="button" onClick={onClose}>
        {say.stop}
      </button>
    </div>
  )
}
