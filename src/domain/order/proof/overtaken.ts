/** One thing that was pressed on a device: what, and how far that is. */
export interface Pressed {
  readonly kind: string
  readonly state: string
}

/**
 * Was the latest Receive of this device overtaken by a Reject? Then the order ended otherwise than
 * its receiver said, who is not asked how the delivery was (RATE-01).
 */
export const wasOvertaken = (status: string | null, pressed: readonly Pressed[]): boolean => {
  const last = pressed.findLast(({ kind }) => kind === 'receive' || kind === 'reject')
  return status === 'rejected' && last?.kind === 'receive' && last.state === 'refused'
}
