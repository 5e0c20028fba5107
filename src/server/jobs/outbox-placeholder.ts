/**
 * Stands in a stored message's body where the one-time password goes; the password itself lies
 * sealed in `secret` until the message leaves.
 */
export const OTP_PLACEHOLDER = '{{otp}}'
