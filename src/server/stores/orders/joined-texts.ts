import { sql, type RawBuilder } from 'kysely'

/** A sign that no JSON, id or instant holds: in JSON it is always escaped. */
const BETWEEN = '\u001E'
const WITHIN = '\u001F'

/**
 * Texts as one value of a statement. Texts of JSON need no second escaping that way, which costs
 * more than they do; none may hold a control character.
 */
export const joined = (texts: readonly string[]): string => texts.join(BETWEEN)

/** Lists of texts as one value of a statement; no text may hold a control character. */
export const joinedLists = (lists: readonly (readonly string[])[]): string =>
  joined(lists.map((texts) => texts.join(WITHIN)))

/** The array of texts that were joined; of none, which looks like one empty text, an empty one. */
export const apart = (texts: string): RawBuilder<unknown> =>
  sql`string_to_array(${texts}::text, chr(30))`

/** The array that a text of `joinedLists` stands for. */
export const listIn = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(string_to_array(${column}, chr(31)), '{}')`
