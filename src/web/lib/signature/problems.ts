import { words } from '../../../domain/words.ts'

/** What a signature still lacks, in the server's sentences; empty where nothing. */
export const problemsOf = (
  isDrawn: boolean,
  name: string,
  relation: string,
): { image?: string; name?: string; relation?: string } => ({
  ...(isDrawn ? {} : { image: words.signature_blank }),
  ...(name.trim() === '' ? { name: words.signature_name_missing } : {}),
  ...(relation.trim() === '' ? { relation: words.signature_relation_missing } : {}),
})
