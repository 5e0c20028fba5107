/** Whom links are copied for, by which action, under which icon. */
export const copiedParties = [
  { party: 'receiver', action: 'receiver_link', icon: 'link' },
  { party: 'driver', action: 'driver_link', icon: 'truck' },
] as const
/** One of them. */
export type CopiedLink = (typeof copiedParties)[number]['party']
