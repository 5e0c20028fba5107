import { z } from 'zod'
import { withoutUnseen } from './unseen.ts'

/** Text as people type or paste it, without what nobody sees of it and spaces at its ends. */
export const typedText = z.string().overwrite(withoutUnseen).trim()
