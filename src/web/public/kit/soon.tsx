import { lazy, useState, type ComponentType } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'

/** How long a script may take, in ms (ERRS-03). */
const PATIENCE_MS = 120_000

/**
 * A component whose script is not needed at first, and a way to fetch it ahead: then it is drawn at
 * once, while React would first show what stands in for it. Suspense is the caller's. Where the
 * script does not come within 120 s, its place says so and offers another try; the rest of the page
 * stays as it is.
 */
export const soon = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { fetch: () => Promise<unknown> } => {
  let here: ComponentType<P> | null = null
  const fetch = async (): Promise<ComponentType<P>> => {
    here ??= await Promise.race([
      load(),
      new Promise<never>((_, reject) => {
        setTimeout(reject, PATIENCE_MS)
      }),
    ])
    return here
  }
  const Missing = (props: P) => {
    const say = t(publicWords)
    const [Shown, show] = useState<ComponentType<P>>()
    if (Shown) return <Shown {...props} />
    return (
      <div className="notice" role="alert">
        <p>{say.loadFailed}</p>
        <button
          type="button"
          className="button"
          onClick={() =>
            void fetch().then(
              (it) => show(() => it),
              () => {},
            )
          }
        >
          {say.retry}
        </button>
      </div>
    )
  }
  // A lazy component takes what its component takes, which the types do not follow for a type
  // variable.
  const Later = lazy(async () => ({
    default: await fetch().catch(() => Missing),
  })) as unknown as ComponentType<P>
  const Soon = (props: P) => {
    // Once for each place: another component there would begin anew what was typed.
    const [Shown] = useState(() => here ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Soon, { fetch })
}
