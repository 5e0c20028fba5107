import { parcelWords } from '../../../domain/words/parcel.ts'
import { t } from '../../lib/language/language.ts'
import { useCodeInSight } from '../../lib/code-in-sight.ts'
import './label.css'

interface LabelCameraProps {
  readonly onRead: (text: string) => void
  readonly onFailed: () => void
  readonly onClose: () => void
}

/** The camera's picture until it shows a code; whatever fails is left to typing. */
export const LabelCamera = ({ onRead, onFailed, onClose }: LabelCameraProps) => {
  const say = t(parcelWords)
  const video = useCodeInSight(onRead, onFailed)
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
