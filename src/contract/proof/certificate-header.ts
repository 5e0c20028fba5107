/** The header in which a certificate tells the address that its QR code leads to. */
export const VERIFY_HEADER = 'EPOD-Verify-URL'
