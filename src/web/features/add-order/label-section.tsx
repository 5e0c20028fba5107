import { Suspense, useState } from 'react'
import { parcelWords } from '../../../domain/words/parcel.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/part.tsx'

const LabelField = lazyPart(
  'label-field',
  async () => (await import('./label-field.tsx')).LabelField,
)

interface LabelSectionProps {
  readonly time_zone: string
  /** The form begins with a label, kept from before. */
  readonly isThere: boolean
}

/** Where a GS1 label of the goods is read, once somebody asks for it (TRADE-07). */
export const LabelSection = ({ time_zone, isThere }: LabelSectionProps) => {
  const say = t(parcelWords)
  const [isAsked, setAsked] = useState(isThere)
  return (
    <section>
      <h3>{say.title}</h3>
      {isAsked ? (
        <Suspense>
          <LabelField time_zone={time_zone} />
        </Suspense>
      ) : (
        <Button icon="plus" variant="quiet" onClick={() => setAsked(true)}>
          {say.scan}
        </Button>
      )}
    </section>
  )
}
