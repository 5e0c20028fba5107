import type { Action } from './policy/question.ts'

interface HelpLine {
  readonly id: string
  /** Of these at least one has to be open to whoever reads it; without any it is for everybody. */
  readonly needs: readonly Action[]
}
const forAll = (id: string): HelpLine => ({ id, needs: [] })
const by = (id: string, ...needs: Action[]): HelpLine => ({ id, needs })

/** What one can do on each page, in the order in which the page shows it (DESK-31). */
const pages = {
  home: [
    by('narrow', 'search_filters'),
    by('open', 'view_order'),
    by('add_order', 'add_order'),
    by('bulk_upload', 'bulk_upload', 'deliver_by_file'),
    by('links', 'receiver_link', 'driver_link'),
    by('pick', 'edit_order', 'notify', 'share', 'download_report', 'download_pods'),
    by('download', 'download_report', 'download_pods'),
    by('display_items', 'display_items'),
  ],
  history: [forAll('find'), forAll('row'), forAll('more'), forAll('export')],
  crates: [
    forAll('balances'),
    forAll('party'),
    forAll('differences'),
    forAll('move'),
    forAll('statement'),
  ],
  analysis: [forAll('days'), forAll('numbers'), forAll('tables'), forAll('scorecard')],
  user_management: [
    forAll('invite'),
    forAll('change'),
    forAll('file'),
    forAll('view'),
    forAll('log'),
  ],
  admin: [
    forAll('clients'),
    forAll('holds'),
    forAll('persons'),
    forAll('archives'),
    forAll('systems'),
    forAll('texts'),
    forAll('messages'),
  ],
  configuration: [forAll('settings'), forAll('preview'), forAll('publish'), forAll('versions')],
  operations: [forAll('figures'), forAll('jobs'), forAll('log')],
  account: [forAll('password'), forAll('factor'), forAll('passkeys'), forAll('sessions')],
} as const satisfies Record<string, readonly HelpLine[]>

/** A page that has help of its own. */
export type HelpPage = keyof typeof pages

/** The lines of a page's help for whom `may` do what, by their ids. */
export const helpOf = (page: HelpPage, may: (action: Action) => boolean): string[] =>
  pages[page]
    .filter(({ needs }: HelpLine) => needs.length === 0 || needs.some(may))
    .map(({ id }) => id)
