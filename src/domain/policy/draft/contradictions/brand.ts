import { contrastOf, READABLE, shadeFor, type Colour } from '../../../branding/colour.ts'
import { beginsOffered } from '../../../words/languages.ts'
import { contradiction, found, type DraftRule } from './contradiction.ts'

/** What pages are, at their lightest. */
const PAPER = '#ffffff'

/** A colour in which nothing can be read on a page: pages write in the nearest that can. */
export const brandRule: DraftRule = ({ policy }) => {
  const colour = policy.branding.colour as Colour | null
  if (colour === null || contrastOf(colour, PAPER) >= READABLE) return found([])
  const nearest = shadeFor(colour, PAPER, READABLE)
  return found([], [contradiction(['branding.colour'], 'colour_unreadable', colour, nearest)])
}

/** Pages that would begin with a language that they do not offer. */
export const languageRule: DraftRule = ({ policy: { languages } }) =>
  found([
    beginsOffered(languages)
      ? null
      : contradiction(['languages.first', 'languages.offered'], 'language_not_offered'),
  ])
