import { lazy, type ComponentType } from 'react'

/**
 * A component whose script is not needed at first, and a way to fetch it ahead: then it is drawn at
 * once, while React would first show what stands in for it. Suspense is the caller's.
 */
export const soon = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { fetch: () => Promise<unknown> } => {
  let here: ComponentType<P> | null = null
  const fetch = async (): Promise<ComponentType<P>> => {
    here ??= await load()
    return here
  }
  // A lazy component takes what its component takes, which the types do not follow for a type
  // variable.
  const Later = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<P>
  const Soon = (props: P) => {
    const Shown = here ?? Later
    return <Shown {...props} />
  }
  return Object.assign(Soon, { fetch })
}
