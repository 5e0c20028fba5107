import { useState } from 'react'
import type { FoundPerson, readPerson } from '../../../../contract/admin/erasures.ts'
import { erasedParts } from '../../../../domain/erasure/erased-part.ts'
import { personWords } from '../../../../domain/words/person-data.ts'
import { callApi, type Output } from '../../../lib/api/api.ts'
import { saveAs } from '../../../lib/api/download.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { personGiven, type AskedPerson } from './asked-person.ts'
import { EraseForm } from './erase-form.tsx'
import { PersonPhotos } from './person-photos.tsx'
import './person.css'

interface Props {
  asked: AskedPerson
  found: FoundPerson
  onAgain: () => void
  onClose: () => void
}

/** What is held of a person, what is in the way of its erasure, and what can be done. */
export const Found = ({ asked, found, onAgain, onClose }: Props) => {
  const say = t(personWords)
  const [photos, setPhotos] = useState<ReadonlySet<string>>(new Set())
  const rows = [
    ...erasedParts.flatMap((part) => {
      const count = found.values[part] ?? 0
      return count > 0 ? [[say.parts[part], count] as const] : []
    }),
    ...Object.entries(found.elsewhere).map(
      ([kind, count]) => [elsewhereNamed(kind), count] as const,
    ),
  ]
  const isNothing = found.orders === 0 && rows.length === 0
  const { unsealed, open } = found.not_erasable
  const notes = [
    ...(found.is_whole ? [] : [say.notWhole]),
    ...(found.is_client_held ? [say.clientHeld] : []),
    ...(found.held > 0 && !found.is_client_held ? [say.held(found.held)] : []),
    ...(unsealed > 0 ? [say.unsealed(unsealed)] : []),
    ...(open > 0 ? [say.open(open)] : []),
  ]
  return (
    <div className="person-found">
      <output className="person-orders">
        {isNothing ? say.nothing : say.orders(found.orders)}
      </output>
      {found.told.length > 0 && (
        <p className="person-numbers">
          {found.told.map(({ id, identifier }) => identifier ?? id).join(', ')}
        </p>
      )}
      {rows.length > 0 && (
        <dl className="person-counts">
          {rows.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="person-note">
          {note}
        </p>
      ))}
      <PersonPhotos told={found.told} chosen={photos} onChoose={setPhotos} />
      <div className="page-tools">
        <Button variant="quiet" onClick={onAgain}>
          {say.again}
        </Button>
        {!isNothing && <Copy asked={asked} />}
      </div>
      {!isNothing && !found.is_client_held && (
        <EraseForm asked={asked} photos={[...photos]} onClose={onClose} />
      )}
    </div>
  )
}

/** A kind of a later release is told by its name. */
const elsewhereNamed = (kind: string): string => {
  const names: Readonly<Record<string, string>> = t(personWords).elsewhere
  return names[kind] ?? kind
}

type Held = Output<typeof readPerson>['result']

/** Reads all of it, page by page, and hands it out as one file. */
const Copy = ({ asked }: { asked: AskedPerson }) => {
  const say = t(personWords)
  const [isBusy, setBusy] = useState(false)
  const read = async (): Promise<void> => {
    setBusy(true)
    try {
      const held = await wholeOf(asked)
      const file = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' })
      saveAs(file, 'personal-data.json')
    } catch (thrown) {
      notify.failure(thrown)
    }
    setBusy(false)
  }
  return (
    <Button icon="download" busy={isBusy} onClick={() => void read()}>
      {say.download}
    </Button>
  )
}

const wholeOf = async (asked: AskedPerson): Promise<Omit<Held, 'next'>> => {
  const read = async (after: string | null): Promise<Held> =>
    (
      await callApi<typeof readPerson>('POST /erasures/access', {
        body: { ...personGiven(asked), ...(after !== null && { after }) },
      })
    ).result
  const { next: second, ...whole } = await read(null)
  for (let next = second; next !== null;) {
    const page = await read(next)
    whole.orders.push(...page.orders)
    next = page.next
  }
  return whole
}
