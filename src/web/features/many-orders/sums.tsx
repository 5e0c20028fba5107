import { manyWords } from '../../../domain/words/many-orders.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { copySaid } from '../../ui/copy-said.ts'
import '../../ui/field.css'
import type { Change } from './use-change.ts'

/** What became of the orders, and by reason which were left, with their numbers (DESK-24). */
export const Sums = ({ change: { kind, changed, same, kept }, reasons }: Change) => {
  const say = t(manyWords)
  return (
    <ul className="many-sums">
      {changed > 0 && (
        <li className="many-sum many-good">
          <Icon name="check" size={14} />
          {say.changed[kind](changed)}
        </li>
      )}
      {kept > 0 && (
        <li className="many-sum many-left">
          <Icon name="warning" size={14} />
          {say.kept(kept)}
        </li>
      )}
      {same > 0 && <li className="many-sum">{say.same(same)}</li>}
      {reasons.map((reason) => (
        <li key={`${reason.code ?? ''} ${reason.message}`}>
          <Left {...reason} />
        </li>
      ))}
    </ul>
  )
}

const Left = ({ message, count, identifiers }: Change['reasons'][number]) => {
  const say = t(manyWords)
  return (
    <details className="many-reason">
      <summary className="many-left">{say.left(count, message)}</summary>
      {identifiers.length === 0 ? (
        <p className="many-hint">{say.unseen}</p>
      ) : (
        <>
          <textarea
            className="field-input many-numbers"
            aria-label={say.numbers}
            readOnly
            rows={identifiers.length > 5 ? 4 : 2}
            value={identifiers.join(', ')}
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="quiet"
            icon="copy"
            onClick={() => void copySaid(identifiers.join('\n'), say.copied)}
          >
            {say.copyNumbers(identifiers.length)}
          </Button>
        </>
      )}
    </details>
  )
}
