import { useCallback, useEffect, useRef, useState } from 'react'
import type { mintCode } from '../../../contract/sign-in/session.ts'
import { SECOND } from '../../../domain/time.ts'
import { phoneCodeWords } from '../../../domain/words/phone-code.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { byThisClock } from '../../lib/api/this-clock.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { Button } from '../../ui/button.tsx'
import { copySaid } from '../../ui/copy-said.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { ErrorState } from '../../ui/surface.tsx'

interface Minted {
  readonly url: string
  readonly expires_at: string
  /** The same by this device's clock. */
  readonly ends_here: string
}

/**
 * The address of the form for a phone, as a code for its camera: good once, for as long as the
 * policy says (ADD-11).
 */
export const PhoneLink = ({ zone, onClose }: { zone: string; onClose: () => void }) => {
  const say = t(phoneCodeWords)
  const [minted, setMinted] = useState<Minted | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [now, setNow] = useState(() => Date.now())
  const [isUncopied, setUncopied] = useState(false)
  const mint = useCallback(async (): Promise<void> => {
    setMinted(null)
    setUncopied(false)
    setFailure(null)
    try {
      let headers = new Headers()
      const { url = '', expires_at } = await callApi<typeof mintCode>('POST /url-codes', {
        body: { purpose: 'mobile_add' },
        heard: (answered) => (headers = answered),
      })
      setNow(Date.now())
      setMinted({ url, expires_at, ends_here: byThisClock(expires_at, headers) })
    } catch (thrown) {
      setFailure(messageOf(thrown))
    }
  }, [])
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current) void mint()
    isAsked.current = true
  }, [mint])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])

  const left = minted === null ? 0 : Math.ceil((Date.parse(minted.ends_here) - now) / SECOND)
  const copy = async (url: string): Promise<void> =>
    setUncopied(!(await copySaid(url, t(sentences).link_copied)))
  return (
    <Dialog title={say.phoneTitle} onClose={onClose} width={400}>
      <div className="phone-link">
        <p>{say.phoneText}</p>
        {failure !== null ? (
          <ErrorState title={failure} retry={() => void mint()} />
        ) : minted === null ? (
          <div className="phone-code" aria-busy="true" />
        ) : left > 0 ? (
          <>
            <QrCode text={minted.url} label={t(phoneCodeWords).qr} className="phone-code" />
            <p className="phone-left">
              {left <= 90
                ? say.phoneExpires(left)
                : say.phoneLater(shownTime(minted.expires_at, zone, 'DD-MM-YYYY HH:mm'))}
            </p>
            {isUncopied && (
              <input
                className="field-input"
                aria-label={say.address}
                readOnly
                value={minted.url}
                onFocus={({ target }) => target.select()}
              />
            )}
          </>
        ) : (
          <output className="phone-over">{say.phoneExpired}</output>
        )}
        <div className="dialog-actions">
          {minted !== null && left > 0 && (
            <Button icon="link" onClick={() => void copy(minted.url)}>
              {say.copy}
            </Button>
          )}
          {minted !== null && left <= 0 && (
            <Button variant="primary" onClick={() => void mint()}>
              {say.phoneAgain}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
