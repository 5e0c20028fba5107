import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { t } from '../language/language.ts'

/** What a signature still lacks, in the server's sentences; empty where nothing. */
export const problemsOf = (
  isDrawn: boolean,
  name: string,
  relation: string,
): { image?: string; name?: string; relation?: string } => {
  const say = t(pageSentences)
  return {
    ...(isDrawn ? {} : { image: say.signature_blank }),
    ...(name.trim() === '' ? { name: say.signature_name_missing } : {}),
    ...(relation.trim() === '' ? { relation: say.signature_relation_missing } : {}),
  }
}
