import { useState } from 'react'
import { accountWords } from '../../../domain/words/account.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Card } from '../../ui/surface.tsx'
import { BothFactors } from './both-factors.tsx'
import { SetUpApp } from './set-up-app.tsx'
import { useOwnAccount } from './use-own-account.ts'

type Dialog = 'set-up' | 'codes' | 'end' | null

/** The authenticator app: set up, recovery codes made anew, switched off. */
export const SecondFactor = ({ zone }: { zone: string }) => {
  const say = t(accountWords)
  const query = useOwnAccount()
  const [open, setOpen] = useState<Dialog>(null)
  const close = (): void => setOpen(null)
  return (
    <section className="own-part own-wide" aria-labelledby="own-second">
      <h2 id="own-second">{say.second}</h2>
      <Card className="own-card">
        <Answered
          query={query}
          failed={say.failed}
          waiting={<AwaitedLines lines={1} columns={2} />}
        >
          {({ single_only, second_factor: { since, codes_left, required } }) => (
            <div className="own-second">
              <div>
                <p className="own-state">
                  <Icon name={since === null ? 'stop' : 'done'} size={15} />
                  {since === null
                    ? single_only
                      ? say.secondOffProvider
                      : say.secondOff
                    : say.secondOn(
                        shownTime(since, zone, 'DD-MM-YYYY HH:mm').slice(0, 10),
                        codes_left,
                      )}
                </p>
                <p className="own-lead">
                  {since === null && required
                    ? say.secondFirst
                    : single_only
                      ? say.secondLeadProvider
                      : say.secondLead}
                </p>
              </div>
              <div className="own-acts">
                {since === null ? (
                  <Button
                    variant={required ? 'primary' : 'plain'}
                    icon="phone"
                    onClick={() => setOpen('set-up')}
                  >
                    {say.setUp}
                  </Button>
                ) : (
                  <>
                    <Button onClick={() => setOpen('codes')}>{say.newCodes}</Button>
                    <Button variant="danger" onClick={() => setOpen('end')}>
                      {say.switchOff}
                    </Button>
                  </>
                )}
              </div>
            </div>
          )}
        </Answered>
      </Card>
      {open === 'set-up' && <SetUpApp onClose={close} />}
      {(open === 'codes' || open === 'end') && <BothFactors to={open} onClose={close} />}
    </section>
  )
}
