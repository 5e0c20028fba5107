import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { barcodeReader } from './barcode-reader.ts'
import { closeCamera, openCamera } from './camera.ts'

const LOOK_EVERY_MS = 120

/**
 * Shows the camera's picture in the video of this reference until a code is in sight, and reads
 * that one; whatever fails is told once. Gives the camera back in any case.
 */
export const useCodeInSight = (
  onRead: (text: string) => void,
  onFailed: () => void,
): RefObject<HTMLVideoElement | null> => {
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
  return video
}
