import type { inviteUser } from '../../../contract/users/user-access.ts'
import { userWords } from '../../../domain/words/users.ts'
import type { Output } from '../../lib/api/api.ts'
import { copyText } from '../../lib/clipboard.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

/** Where a link for a password went, and the link itself where nobody could carry it. */
export type LinkSent = Output<typeof inviteUser>['result'] & { readonly username: string }

/** A link as it was sent: to whom, until when, and for copying where there was no mail. */
export const SentLink = ({ link, zone }: { link: LinkSent; zone: string }) => {
  const say = t(userWords)
  const { sent_to, url, username } = link
  const copy = async (): Promise<void> => {
    if (url !== undefined && (await copyText(url))) notify.done(say.copied)
    else notify.error(say.uncopied)
  }
  return (
    <output className="user-link">
      <strong>{sent_to === null ? say.linkFor(username) : say.sentTo(sent_to)}</strong>
      <span className="user-soft">
        {say.goodUntil(shownTime(link.expires_at, zone, 'DD-MM-YYYY HH:mm'))}
      </span>
      {url !== undefined && (
        <>
          <span className="user-soft">{say.linkHint}</span>
          <span className="user-link-row">
            <input
              className="field-input"
              aria-label={say.linkFor(username)}
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <Button icon="copy" onClick={() => void copy()}>
              {say.copy}
            </Button>
          </span>
        </>
      )}
    </output>
  )
}
