import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { readCsv } from './csv.ts'
import { inspect } from './guard.ts'
import { MOST_BYTES } from './limits.ts'
import { readBestOds } from './ods.ts'
import { isPasted } from './pasted-file.ts'
import { readPasted } from './pasted.ts'
import type { SheetRank } from './sheet-rank.ts'
import type { Sheet } from './sheet.ts'
import { Unreadable } from './unreadable.ts'
import { readXlsx } from './xlsx.ts'

/**
 * Reads the rows of an .xlsx, .ods or .csv file of at most 20 MB and 50,000 rows, told apart by
 * what they hold; nothing is opened before it was inspected. Of several sheets it reads the one
 * that is `wanted`, or the first in sight that none ranks above. Pasted rows come the same way, as
 * the file that was made of them. Runs where there are web streams: in a worker of the page as on a
 * server. Throws Unreadable.
 */
export const readSheet = async (
  file: Blob,
  wanted: string | null = null,
  rank: SheetRank | null = null,
): Promise<Sheet> => {
  const say = t(bulkWords)
  if (file.size > MOST_BYTES) throw new Unreadable(say.fileTooLarge(MOST_BYTES))
  if (isPasted(file)) return readPasted(await file.text())
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = await inspect(bytes)
  const sheet =
    found.is === 'text'
      ? readCsv(bytes)
      : found.is === 'xlsx'
        ? await readXlsx(bytes, found, wanted, rank)
        : await readBestOds(found.parts.get('content.xml') ?? '', wanted, rank)
  if (sheet.lines.length === 0) throw new Unreadable(say.empty)
  return sheet
}
