import { erasedAt } from '../../../../domain/erasure/erased-part.ts'
import { linesOf } from '../../../../domain/order/proof/quantities.ts'
import { sideOf } from '../../../../domain/order/proof/side.ts'
import { authorTold, remarkTold } from '../../../../domain/words/remark-told.ts'
import type { StatementKind } from '../../../../domain/order/proof/stating-party.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { useOrderFile } from '../../../lib/photos/use-order-file.ts'
import { Dialog } from '../../../ui/drawer.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { Panel } from '../panel.ts'
import { ErasedFile } from '../photos/erased-file.tsx'
import { amount } from '../../../lib/amount.ts'
import { GoodsListed } from '../remarks/goods-listed.tsx'
import { lineName } from '../proof/line-name.ts'
import { SignedBy } from '../signature/signed-by.tsx'

type Photo = Panel['order']['epod']['photos'][number]

/** The parties to a claim, and whose side each is. */
const parties = [
  { party: 'client', kind: 'declared' },
  { party: 'carrier', kind: 'delivered' },
  { party: 'receiver', kind: 'accepted' },
] as const satisfies readonly {
  party: keyof typeof proofWords.parties
  kind: StatementKind
}[]

/** All that each party put on record, side by side on one page (SIDE-02). */
export const Evidence = ({ panel, onClose }: { panel: Panel; onClose: () => void }) => (
  <Dialog title={t(proofWords).evidence} width={960} onClose={onClose}>
    <div className="evidence">
      {parties.map((side) => (
        <Party key={side.party} panel={panel} side={side} />
      ))}
    </div>
  </Dialog>
)

const Party = ({
  panel: { order, policy },
  side: { party, kind },
}: {
  panel: Panel
  side: (typeof parties)[number]
}) => {
  const say = t(proofWords)
  const isTheirs = (said: Parameters<typeof sideOf>[0]): boolean => sideOf(said) === kind
  const { epod } = order
  const lines = order.quantities.filter((line) => line[kind] !== null)
  // Where the sender states nothing of a line, its paper does.
  const papers = [...(kind === 'declared' ? linesOf(order) : [])].filter(
    ([of, paper]) => paper !== null && !lines.some(({ line }) => line === of),
  )
  const [remarks, photos] = [epod.remarks.filter(isTheirs), epod.photos.filter(isTheirs)]
  const signature = epod.signature && isTheirs(epod.signature) ? epod.signature : null
  const goods = epod.goods?.filter(({ statement }) => statement === kind) ?? []
  const isSilent =
    lines.length + papers.length + goods.length + remarks.length + photos.length === 0 &&
    signature === null
  return (
    <section aria-label={say.parties[party]}>
      <h3>{say.parties[party]}</h3>
      {isSilent && <p className="panel-soft">{say.nothingSaid}</p>}
      {lines.map(
        ({ line, [kind]: said }) =>
          said && (
            <div key={line} className="evidence-line">
              <p>
                {lineName(order, line)}: <strong>{amount(said.quantity)}</strong>{' '}
                {(['damaged', 'wrong', 'expired'] as const)
                  .flatMap((part) =>
                    said[part] > 0 ? [`· ${say.kinds[part]} ${amount(said[part])}`] : [],
                  )
                  .join(' ')}
              </p>
              {said.note && <p className="panel-soft">{said.note}</p>}
            </div>
          ),
      )}
      {papers.map(([line, paper]) => (
        <p key={line}>
          {lineName(order, line)}: {say.onPaper(amount(paper ?? 0))}
        </p>
      ))}
      <GoodsListed goods={goods} />
      {remarks.map(({ name, time, ...said }) => (
        <p key={time + said.text}>
          <strong>{authorTold(name, t)}</strong>{' '}
          {remarkTold(said, t, policy.order_module_config.additional_field_in_epod).join(' · ')} -{' '}
          <span className="panel-soft">{shownTime(time, policy.time_zone, 'DD MMM HH:mm')}</span>
        </p>
      ))}
      {photos.length > 0 && (
        <ul className="evidence-photos">
          {photos.map((photo, at) =>
            photo.url === '' ? (
              <li key={at}>
                <ErasedFile at={erasedAt(order, 'photo')} zone={policy.time_zone} />
              </li>
            ) : (
              <Picture key={photo.url} photo={photo} />
            ),
          )}
        </ul>
      )}
      {signature && <SignedBy signature={signature} order={order} zone={policy.time_zone} />}
    </section>
  )
}

const Picture = ({ photo: { url, file_name, ext } }: { photo: Photo }) => {
  const address = useOrderFile(url)
  if (typeof address !== 'string')
    return <li className="panel-soft">{address === null ? t(panelWords).notLoaded : ''}</li>
  return (
    <li>
      <a
        href={address}
        download={file_name}
        aria-label={t(panelWords).download(file_name)}
        title={file_name}
      >
        {ext === 'pdf' ? (
          <span className="panel-file">
            <Icon name="clip" size={20} />
            PDF
          </span>
        ) : (
          <img src={address} alt={file_name} />
        )}
      </a>
    </li>
  )
}
