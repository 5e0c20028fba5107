import type { addClient } from '../../../../contract/admin/clients.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import type { Output } from '../../../lib/api/api.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { notify } from '../../../ui/notify.ts'

/** An invitation of a client’s first administrator. */
export type FirstInvitation = NonNullable<Output<typeof addClient>['result']['invitation']>

/**
 * What is left to do once a client is there: hand its administrator the link, where no mail went.
 */
export const Invited = ({
  title,
  invitation: { username, sent_to, url },
  onDone,
}: {
  title: string
  invitation: FirstInvitation
  onDone: () => void
}) => {
  const say = t(policyFormWords)
  const copy = async (): Promise<void> => {
    if (url !== undefined && (await copyText(url))) notify.done(say.linkCopied)
    else notify.error(say.linkUncopied)
  }
  return (
    <Dialog title={title} width={560} onClose={onDone}>
      <p>{sent_to === null ? say.handLink(username) : say.invitationSent(sent_to)}</p>
      {url !== undefined && (
        <span className="invited-row">
          <input
            className="field-input"
            aria-label={say.invitationLink}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button icon="copy" data-autofocus onClick={() => void copy()}>
            {say.copyLink}
          </Button>
        </span>
      )}
      <div className="dialog-actions">
        <Button variant="primary" onClick={onDone}>
          {say.openConfiguration}
        </Button>
      </div>
    </Dialog>
  )
}
