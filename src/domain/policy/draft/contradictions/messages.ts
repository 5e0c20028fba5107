import { templateProblems } from '../../../messages/template-check.ts'
import { contradiction, found, repeated, type DraftRule } from './contradiction.ts'

const TEXTS = 'messages.templates'

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

/** Without these a message is of no use: no code to enter, no page to open. */
const vital = new Set(['otp', 'link'])

/**
 * Texts of the client's own that leave their reader nothing to do, or of which there are two for
 * one message; worth a second look are other values that they lack, and gaps that nothing fills.
 */
export const textsRule: DraftRule = ({
  policy: {
    messages: { templates },
  },
}) => {
  const lacking = templates.flatMap(({ event, text, button }, at) =>
    text === null
      ? []
      : templateProblems(event, text, button).map((problem) => ({
          ...problem,
          path: `${TEXTS}.${at}.text`,
        })),
  )
  const missing = (isVital: boolean) =>
    lacking
      .filter(({ kind, name }) => kind === 'missing' && vital.has(name) === isVital)
      .map(({ path, name }) => contradiction([path], 'text_value_missing', name))
  const names = templates.map((one) => `${one.event}, ${one.channel}, ${one.language}`)
  return found(
    [
      ...missing(true),
      ...repeated(names).map((at) =>
        contradiction([`${TEXTS}.${at}.event`], 'key_twice', names[at] ?? ''),
      ),
    ],
    [
      ...missing(false),
      ...lacking.flatMap(({ kind, path, name }) => {
        if (kind === 'missing') return []
        return contradiction(
          [path],
          kind === 'unknown' ? 'text_gap_unknown' : 'text_gap_open',
          name,
        )
      }),
    ],
  )
}

/** Quiet hours that are none: one end is missing, or both are the same. */
export const quietRule: DraftRule = ({
  policy: {
    messages: { quiet_from, quiet_until },
  },
}) => {
  const isSet = quiet_from !== null || quiet_until !== null
  const isSpan = quiet_from !== null && quiet_until !== null && quiet_from !== quiet_until
  return found(
    [],
    [
      isSet && !isSpan
        ? contradiction(['messages.quiet_from', 'messages.quiet_until'], 'quiet_never')
        : null,
    ],
  )
}
