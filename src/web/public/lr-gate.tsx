import { useState, type ReactNode } from 'react'
import type { OpenedPublic } from '../../contract/links.ts'
import { publicWords as say } from '../../domain/words/public-pages.ts'
import { apiPath, type Address } from './address.ts'
import { call } from './call.ts'
import { Frame } from './frame.tsx'
import { newKey } from '../lib/answer.ts'
import { OtpEntry } from './otp-entry.tsx'
import { useSnackbar } from './snackbar.tsx'

interface LrGateProps {
  address: Extract<Address, { kind: 'lr' }>
  children: (opened: OpenedPublic) => ReactNode
}

/** Opens an order found by its number once the code sent to the stored contact was entered; says nothing about the number before (LINK-02). */
export const LrGate = ({ address, children }: LrGateProps) => {
  const [opened, setOpened] = useState<OpenedPublic | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { say: tell, snackbar } = useSnackbar()

  const ask = async (body: { code?: number }): Promise<void> => {
    setBusy(true)
    const answer = await call<{ message: string } & Partial<OpenedPublic>>({ method: 'POST', path: apiPath(address), body, key: newKey() })
    setBusy(false)
    tell(answer.ok ? answer.body.message : answer.message, !answer.ok)
    if (!answer.ok) return
    setAsked(true)
    const { token, result, client_config } = answer.body
    if (token !== undefined && result && client_config) setOpened({ ...answer.body, token, result, client_config, status: true })
  }

  if (opened) return children(opened)
  return (
    <>
      <Frame header={<p className="about"><strong>{address.lr}</strong></p>}>
        <h1>{say.codeTitle}</h1>
        <p>{say.codeText}</p>
        <OtpEntry isLead isBusy={isBusy} whyNotSend={null} whyNotVerify={null} isAsked={isAsked} onSend={() => void ask({})} onVerify={(code) => void ask({ code })} />
      </Frame>
      {snackbar}
    </>
  )
}
