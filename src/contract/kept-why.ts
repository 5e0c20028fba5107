import { z } from 'zod'
import { MOST_OF_WHY } from '../domain/kept-why.ts'

/** Why an administrator does something, as it is kept for the record. */
export const keptWhy = z.string().trim().min(1).max(MOST_OF_WHY)
