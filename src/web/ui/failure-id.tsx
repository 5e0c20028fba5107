import { useState } from 'react'
import { failureWords } from '../../domain/words/failure-id.ts'
import { copyText } from '../lib/clipboard.ts'
import { t } from '../lib/language/language.ts'

/** The request id of a failure, to be copied for whoever is asked to look into it (OBS-01). */
export const FailureId = ({ id }: { id: string }) => {
  const [isCopied, setCopied] = useState(false)
  const say = t(failureWords)
  return (
    <span className="failure-id">
      <code>{id}</code>
      <button
        type="button"
        className="button button-plain"
        onClick={() => void copyText(id).then(setCopied)}
      >
        {isCopied ? say.idCopied : say.copyId}
      </button>
    </span>
  )
}
