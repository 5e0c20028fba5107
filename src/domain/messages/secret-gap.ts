/**
 * Placeholder in the text of a message that is kept: where its one-time password goes, or the
 * reference of a link. The secret itself lies sealed beside it until the message leaves.
 */
export const SECRET_GAP = '{{otp}}'
