/**
 * Can this browser use passkeys at this address? Not where the address is a number, nor
 * unencrypted.
 */
export const isPasskeyPlace = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)
