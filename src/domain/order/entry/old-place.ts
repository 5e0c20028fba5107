import { placeKey } from './doubts.ts'

/** What is typed of where a place is, beside its name. */
const whereabouts = ['address', 'city', 'postal_code', 'state'] as const
type Whereabout = (typeof whereabouts)[number]
/** A place as it stands in a form; not every form asks for all of it. */
export type TypedPlace = { readonly name: string } & { readonly [W in Whereabout]?: string }

/**
 * What a place that was given another name still has of the one before: texts that nobody changed.
 * An edit leaves what it does not name, so they would stand beside the new name (EDIT-02).
 */
export const leftOfOldPlace = (before: TypedPlace, now: TypedPlace): Whereabout[] => {
  const [was, is] = [placeKey(before), placeKey(now)]
  if (was === '' || is === '' || was === is) return []
  return whereabouts.filter((one) => {
    const text = now[one]?.trim() ?? ''
    return text !== '' && text === before[one]?.trim()
  })
}
