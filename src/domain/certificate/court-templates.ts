/** What a gap of a statement is for. */
export type CourtField =
  | 'name'
  | 'relation'
  | 'residing'
  | 'make'
  | 'colour'
  | 'serial'
  | 'identity'
  | 'about_device'
  | 'record'
  | 'hashes'
  | 'signature'
  | 'designation'
  | 'date'
  | 'time'
  | 'place'

/** A box that is ticked by hand, or by us where the log tells. */
export type CourtBox =
  | 'computer'
  | 'dvr'
  | 'mobile'
  | 'flash_drive'
  | 'disc'
  | 'server'
  | 'cloud'
  | 'other'
  | 'owned'
  | 'maintained'
  | 'managed'
  | 'operated'
  | 'sha1'
  | 'sha256'
  | 'md5'

/** One line of a form. */
export type TemplateLine =
  | {
      readonly kind: 'text'
      readonly text: 'affirm' | 'produced' | 'obtained' | 'control' | 'enclosed'
    }
  | { readonly kind: 'field'; readonly field: CourtField }
  | {
      readonly kind: 'boxes'
      readonly choice: 'source' | 'charge' | 'algorithm'
      readonly boxes: readonly CourtBox[]
      readonly ticked: readonly CourtBox[]
    }

/** A form of a statement that a court asks for, with where it comes from. */
export interface CourtTemplate {
  readonly law: 'bsa_63_4'
  readonly source: string
  /** The day on which it was last compared with its source, YYYY-MM-DD. */
  readonly checked_on: string
  readonly parts: readonly {
    readonly by: 'party' | 'expert'
    readonly lines: readonly TemplateLine[]
  }[]
}

const field = (one: CourtField): TemplateLine => ({ kind: 'field', field: one })
const text = (one: Extract<TemplateLine, { kind: 'text' }>['text']): TemplateLine => ({
  kind: 'text',
  text: one,
})

const person = [field('name'), field('relation'), field('residing'), text('affirm')]
const device: readonly TemplateLine[] = [
  {
    kind: 'boxes',
    choice: 'source',
    boxes: ['computer', 'dvr', 'mobile', 'flash_drive', 'disc', 'server', 'cloud', 'other'],
    ticked: ['server'],
  },
  field('make'),
  field('colour'),
  field('serial'),
  field('identity'),
  field('about_device'),
  field('record'),
]
const hashes: readonly TemplateLine[] = [
  field('hashes'),
  {
    kind: 'boxes',
    choice: 'algorithm',
    boxes: ['sha1', 'sha256', 'md5', 'other'],
    ticked: ['sha256'],
  },
  text('enclosed'),
]
const when = [field('date'), field('time'), field('place')]

/** The forms there are, by the name that a policy calls them (`certificate_statement`). */
export const courtTemplates: Readonly<Record<CourtTemplate['law'], CourtTemplate>> = {
  bsa_63_4: {
    law: 'bsa_63_4',
    source:
      'The Bharatiya Sakshya Adhiniyam, 2023 (Act 47 of 2023), section 63(4)(c) and the Schedule',
    checked_on: '2026-11-24',
    parts: [
      {
        by: 'party',
        lines: [
          ...person,
          text('produced'),
          ...device,
          text('control'),
          {
            kind: 'boxes',
            choice: 'charge',
            boxes: ['owned', 'maintained', 'managed', 'operated'],
            ticked: [],
          },
          ...hashes,
          field('signature'),
          ...when,
        ],
      },
      {
        by: 'expert',
        lines: [
          ...person,
          text('obtained'),
          ...device,
          ...hashes,
          field('designation'),
          field('signature'),
          ...when,
        ],
      },
    ],
  },
}
