import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { batchState, type BatchState } from '../stores/imports/imports.ts'

/**
 * Lets what belongs to an import go on while that is open, and keeps it so until COMMIT. Throws
 * Refused 422 where there is none, 409 where it was undone.
 */
export const requireOpenImport = async (tx: Tx, import_id: string): Promise<void> =>
  requireOpen(await batchState(tx, import_id, 'share'))

/**
 * Throws Refused for what is no open import: 422 where there is none, told of the field that names
 * it, 409 where it was undone.
 */
export const requireOpen = (
  state: BatchState,
  field: 'import_id' | 'upload_id' = 'import_id',
): void => {
  if (state === null)
    throw new Refused(422, sentence('wrong_input'), [{ field, ...sentence('import_unknown') }])
  if (state === 'undone') throw new Refused(409, sentence('import_undone'))
}
