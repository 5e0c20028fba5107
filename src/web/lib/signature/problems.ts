import { words } from '../../../domain/words.ts'

/** What a signature still lacks, in the server's sentences; empty where nothing. */
export const problemsOf = (
  isDrawn: boolean,
  name: string,
  relation: string,
): { image?: string; name?: string; relation?: string } => ({
  ...(isDrawn ? {} : { image: words.signatureBlank }),
  ...(name.trim() === '' ? { name: words.signatureNameMissing } : {}),
  ...(relation.trim() === '' ? { relation: words.signatureRelationMissing } : {}),
})
