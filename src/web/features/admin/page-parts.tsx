import { useEffect } from 'react'
import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'

/**
 * Goes to the part that the address names, which the browser looked for before it was there; and
 * stays with it while what is above still loads, until somebody moves.
 */
const useNamedPart = (): void => {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1))
    if (!part) return undefined
    const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange']
    const watch = new ResizeObserver(() => part.scrollIntoView())
    const leave = (): void => {
      watch.disconnect()
      for (const move of moves) window.removeEventListener(move, leave)
    }
    // The document is as high as the window; the page is what grows.
    watch.observe(part.closest('.page-body') ?? document.body)
    for (const move of moves) window.addEventListener(move, leave, { passive: true })
    return leave
  }, [])
}

/** In-page navigation: the parts of a long page, each with a link to where it begins. */
export const PageParts = ({
  parts,
}: {
  parts: readonly { readonly id: string; readonly name: string }[]
}) => {
  useNamedPart()
  return (
    <nav className="admin-parts" aria-label={t(managementWords).onThisPage}>
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}
