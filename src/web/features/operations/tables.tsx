import type { Operations } from '../../../contract/admin/operations.ts'
import { operationsWords } from '../../../domain/words/operations.ts'
import { t } from '../../lib/language/language.ts'
import { Card } from '../../ui/surface.tsx'
import { shownBytes, shownCount } from '../../lib/language/shown-bytes.ts'

interface Props {
  tables: Operations['database']['tables']
  keys: Operations['keys']
}

/** The largest tables, and the fingerprints of the keys. */
export const Tables = ({ tables, keys }: Props) => {
  const say = t(operationsWords)
  return (
    <div className="operations-pair">
      <Card className="page-card operations-part">
        <h2>{say.tables}</h2>
        <table className="operations-table">
          <thead>
            <tr>
              <th scope="col">{say.table}</th>
              <th scope="col" className="operations-number">
                {say.rows}
              </th>
              <th scope="col" className="operations-number">
                {say.size}
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, rows, bytes }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td className="operations-number">{rows === null ? '–' : shownCount(rows)}</td>
                <td className="operations-number">{shownBytes(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card className="page-card operations-part">
        <h2>{say.keys}</h2>
        <p className="page-lead">{say.keysLead}</p>
        <ul className="operations-keys">
          {keys.map(({ fingerprint, in_use }) => (
            <li key={fingerprint}>
              <code>{fingerprint}</code> {in_use ? say.inUse : say.earlier}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
