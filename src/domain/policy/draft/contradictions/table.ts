import { cardsFor } from '../../../cards.ts'
import { columnsFor, nameOf } from '../../../columns/layout.ts'
import { english } from '../../../words/catalogue.ts'
import type { Policy } from '../../policy.ts'
import {
  contradiction,
  found,
  repeated,
  type Contradiction,
  type DraftRule,
} from './contradiction.ts'

const HEADERS = 'dashboard_customization.custom_header_config'

/** Where a document labels columns: paths with the labels that stand there, the last word first. */
const labelled = (policy: Policy): [path: string, label: string | null][] => {
  const { add_header, header } = policy.dashboard_customization.custom_header_config
  const rows = (path: string, all: readonly { text: string }[]): [string, string][] =>
    all.map(({ text }, at) => [`${path}.${at}.text`, text])
  return [
    ...rows(`${HEADERS}.add_header`, add_header),
    ...rows('dynamic_headers', policy.dynamic_headers),
    ...Object.entries(policy.column_labels).map(([id, label]): [string, string] => [
      `column_labels.${id}`,
      label,
    ]),
    ['wording.notify', policy.wording.notify],
    ...rows(`${HEADERS}.header`, header ?? []),
  ]
}

const columnsOf = (policy: Policy) => columnsFor(policy, english)

/** Two columns that nobody can tell apart. */
const alike = (policy: Policy): Contradiction[] => {
  const labels = columnsOf(policy).map(({ label }) => label)
  return [...new Set(repeated(labels).map((at) => labels[at] ?? ''))].map((label) => {
    const [first = 'add_columns', ...others] = labelled(policy)
      .filter(([, text]) => text === label)
      .map(([path]) => path)
    return contradiction([first, ...others], 'column_twice', label)
  })
}

const sets: readonly Policy['columns'][] = ['default', 'vendor', 'distributor', 'shipper']

/** Labels to take away that no column has, in whatever set. */
const unknown = (policy: Policy): Contradiction[] => {
  const { custom_header_config: headers } = policy.dashboard_customization
  const custom_header_config = {
    ...headers,
    remove_headers_with_labels: [],
    remove_actions_with_labels: [],
  }
  const all = new Set(
    sets.flatMap((columns) =>
      columnsOf({
        ...policy,
        columns,
        dashboard_customization: { ...policy.dashboard_customization, custom_header_config },
      }).map((column) => nameOf(column, english)),
    ),
  )
  return (['remove_headers_with_labels', 'remove_actions_with_labels'] as const).flatMap((list) =>
    headers[list].flatMap((label, at) =>
      all.has(label)
        ? []
        : [contradiction([`${HEADERS}.${list}.${at}`], 'column_label_unknown', label)],
    ),
  )
}

/** What the table and the cards are called. */
export const labelRule: DraftRule = ({ policy }) => {
  const isBare = columnsOf(policy).every(({ cell }) => cell === 'action')
  const cards = cardsFor(policy, english)
  return found(
    [
      ...alike(policy),
      isBare
        ? contradiction([`${HEADERS}.header`, `${HEADERS}.remove_headers_with_labels`], 'no_column')
        : null,
    ],
    [
      ...unknown(policy),
      ...repeated(cards.map(({ label }) => label)).map((at) =>
        contradiction([`cards.${cards[at]?.id ?? ''}`], 'card_twice', cards[at]?.label ?? ''),
      ),
    ],
  )
}
