import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'

/** In-page navigation: the parts of a long page, each with a link to where it begins. */
export const PageParts = ({
  parts,
}: {
  parts: readonly { readonly id: string; readonly name: string }[]
}) => (
  <nav className="admin-parts" aria-label={t(managementWords).onThisPage}>
    {parts.map(({ id, name }) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
  </nav>
)
