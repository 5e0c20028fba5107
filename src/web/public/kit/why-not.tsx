/** The sentence beside a button that cannot be pressed. */
export const WhyNot = ({ reason }: { reason: string | null }) =>
  reason === null ? null : <p className="why-not">{reason}</p>
