import type { addClient } from '../../../../contract/admin/clients.ts'
import type { CallInput } from '../../../../contract/typed-call.ts'
import {
  anyLanguage,
  otherLanguages,
  type Language,
  type OtherLanguage,
} from '../../../../domain/words/languages.ts'
import { colourIn } from '../../../ui/brand-look/colour-field.tsx'

type Body = CallInput<typeof addClient>['body']

/** What was typed and picked of a new client. */
export interface Typed {
  readonly name: string
  readonly key: string
  /** 'preset:{preset}' or 'copy:{client}'; empty for the first preset. */
  readonly begin: string
  readonly colour: string
  /** The picture as a data URL. */
  readonly logo: string | null
  readonly country: string
  readonly time_zone: string
  /** Beside English; null: as what it begins with has it. */
  readonly offered: readonly OtherLanguage[] | null
  /** What pages begin with; null: the browser's. */
  readonly first: Language | null
  readonly admin_name: string
  readonly admin_email: string
  readonly admin_username: string
}

/** Nothing yet. */
export const nothingTyped: Typed = {
  name: '',
  key: '',
  begin: '',
  colour: '',
  logo: null,
  country: '',
  time_zone: '',
  offered: null,
  first: null,
  admin_name: '',
  admin_email: '',
  admin_username: '',
}

/** A key out of a name: what its letters and digits give. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)

/** What is ticked where nothing was said yet. */
export const tickedOf = ({ offered }: Typed): readonly OtherLanguage[] =>
  offered ?? anyLanguage.offered

/** The ticked languages with one more or less, in the order in which they are listed. */
export const tickedWith = (
  ticked: readonly OtherLanguage[],
  language: OtherLanguage,
  isOn: boolean,
): OtherLanguage[] =>
  otherLanguages.filter((one) => (one === language ? isOn : ticked.includes(one)))

const hasAdministrator = ({ admin_name, admin_email, admin_username }: Typed): boolean =>
  [admin_name, admin_email, admin_username].some((one) => one.trim() !== '')

/** The request for what was typed; what is wrong in it is the server's to say. */
export const bodyOf = (typed: Typed): Body => {
  const { name, key, begin, colour, logo, time_zone, country } = typed
  const [kind, of = ''] = begin.split(':')
  return {
    key,
    name: name.trim(),
    ...(kind === 'copy' ? { copy_of: of } : { preset: of }),
    ...(colour.trim() !== '' && { colour: colourIn(colour) ?? colour.trim() }),
    ...(logo !== null && { logo }),
    ...(time_zone !== '' && { time_zone }),
    ...(country !== '' && { country: country as NonNullable<Body['country']> }),
    ...((typed.offered ?? typed.first) !== null && {
      languages: { offered: [...tickedOf(typed)], first: typed.first },
    }),
    ...(hasAdministrator(typed) && {
      administrator: {
        username: typed.admin_username.trim(),
        name: typed.admin_name.trim(),
        email: typed.admin_email.trim() === '' ? null : typed.admin_email.trim(),
      },
    }),
  }
}
