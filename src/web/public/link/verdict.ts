import type { Failed } from '../../lib/api/answer.ts'

/**
 * Is a refusal our server's own word? A proxy's page for what is missing, or one for maintenance,
 * says nothing of an order: each answer of ours is an object with its status.
 */
export const isVerdict = ({ body }: Pick<Failed, 'body'>): boolean =>
  typeof (body as { status?: unknown } | null)?.status === 'boolean'
