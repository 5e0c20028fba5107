/** Whom links are copied for, by which action, under which icon. */
export const linkParties = [
  { party: 'receiver', action: 'receiver_link', icon: 'link' },
  { party: 'driver', action: 'driver_link', icon: 'truck' },
] as const
/** One of them. */
export type CopiedLink = (typeof linkParties)[number]['party']
