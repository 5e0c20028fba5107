import { bulkWords } from '../../../../domain/words/bulk.ts'
import { userWords } from '../../../../domain/words/users.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { SentLink } from '../sent-link.tsx'
import type { RowResult } from './use-bring.ts'

interface Props {
  results: readonly RowResult[]
  invited: number
  zone: string
  onClose: () => void
}

/** What became of each row: where the invitation went, the link where no mail goes, or why not. */
export const BroughtRows = ({ results, invited, zone, onClose }: Props) => {
  const say = t(userWords)
  return (
    <>
      <div className="brought">
        <table className="lines" aria-label={say.bringDone}>
          <thead>
            <tr>
              <th scope="col">{t(bulkWords).line}</th>
              <th scope="col">{say.username}</th>
              <th scope="col">{say.what}</th>
              <th scope="col">{say.invitation}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ line, username, link, isAdded, why }) => (
              <tr key={line} data-added={isAdded}>
                <td data-label={t(bulkWords).line}>{line}</td>
                <td data-label={say.username}>
                  <strong className="lines-strong">{username}</strong>
                </td>
                <td data-label={say.what}>
                  <span className="brought-state">
                    <Icon name={link ? 'check' : 'warning'} size={13} />
                    {link ? say.bringInvited : isAdded ? say.bringNotInvited : say.bringNotAdded}
                  </span>
                </td>
                <td data-label={say.invitation}>
                  {link ? <SentLink link={link} zone={zone} /> : why}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="dialog-actions">
        <span className="brought-count" aria-live="polite">
          {say.bringInviting(invited, results.filter(({ isAdded }) => isAdded).length)}
        </span>
        <Button variant="primary" data-autofocus onClick={onClose}>
          {say.close}
        </Button>
      </div>
    </>
  )
}
