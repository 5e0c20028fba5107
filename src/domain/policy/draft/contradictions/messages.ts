import { contradiction, found, type DraftRule } from './contradiction.ts'

/** Links by a header, and no header to put into them. */
export const linkRule: DraftRule = ({
  policy: {
    messages: { link_form, link_header },
  },
}) =>
  found([
    link_form === 'header' && link_header === null
      ? contradiction(['messages.link_header', 'messages.link_form'], 'link_header_missing')
      : null,
  ])
