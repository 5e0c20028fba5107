import { useEffect, useState } from 'react'

/** Has this device a camera that the page may ask for? */
export const useCamera = (): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => {
    // Not there on insecure origins; its type claims it always is.
    if (!('mediaDevices' in navigator)) return
    void navigator.mediaDevices.enumerateDevices().then(
      (all) => setHas(all.some(({ kind }) => kind === 'videoinput')),
      () => setHas(false),
    )
  }, [])
  return has
}

/** The camera that looks away from the person. Rejects where there is none, or it is refused. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  })

/** Gives the camera back. */
export const closeCamera = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop())
