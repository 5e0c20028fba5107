import { spoken } from './catalogue.ts'

/**
 * What goes out as e-mail, SMS and WhatsApp. Senders register these texts with the operators word
 * by word, so they stand in one language.
 */
export const messageWords = /* @__PURE__ */ spoken('messageWords', {
  resetSubject: 'Choose a new password',
  resetText: (m: { username: string; link: string; minutes: number }) =>
    `Somebody, hopefully you, asked for a new password for ${m.username}. To choose one, open this link:\n\n${m.link}\n\n` +
    `It can be used once, within ${m.minutes} minutes. If it was not you, do nothing: your password stays as it is.\n`,
  resetSingleSubject: 'How you sign in',
  resetSingleText: (username: string) =>
    `Somebody, hopefully you, asked for a new password for ${username}. This account signs in with your company’s single sign-on, where a password of ours opens nothing: on the login page, please choose ‘Sign in with your company’.\n\n` +
    'If it was not you, do nothing: nothing was changed.\n',
  invitationSubject: (client: string) => `Your account at ${client}`,
  invitationText: (m: { username: string; link: string; client: string; hours: number }) =>
    `${m.client} has made an account for you: ${m.username}. To choose a password and begin, open this link:\n\n${m.link}\n\n` +
    `It can be used once, within ${m.hours} hours.\n`,
  passwordChangedSubject: 'Your password was changed',
  passwordChangedText: (username: string) =>
    `The password of ${username} was changed just now, and every device was signed out. If it was not you, please tell us at once.\n`,
  ownChangeSubject: 'A change to how you sign in',
  ownChangeText: (username: string, change: string) =>
    `${change}: ${username}, just now. If it was not you, please tell us at once.\n`,
  ownChanges: {
    own_password_set: 'The password was changed, and every other device was signed out',
    second_factor_on: 'An authenticator app was set up as a second factor',
    second_factor_off: 'The second factor was switched off',
    recovery_code_used: 'A recovery code was used in place of the authenticator app',
    recovery_codes_made: 'New recovery codes were made; those before are not good any more',
    passkey_added: 'A passkey was added, which signs in without the password',
    passkey_removed: 'A passkey was removed',
  },
  webhookDisabledSubject: 'A webhook was disabled',
  webhookDisabledText: (url: string, why: string) =>
    `${url} is not told any more what happens to your orders: ${why}. Nothing is lost: enable it in Admin under Other systems, and it goes on from where it was.\n`,
  webhookDisabled: {
    gone: 'it answered that it is gone for good (410)',
    failing: 'it has taken nothing for five days',
    secret_lost: 'its secret cannot be read any more; please rotate it',
  },
  otpSubject: (identifier: string) => `One-time password for ${identifier}`,
  testSubject: 'Test of a text',
  otpMasked: '••••••',
  otpUnits: (units: number) => ` (${units} units)`,
  otpText: (m: {
    otp: string
    identifier: string
    sender: string
    units: string
    minutes: number
  }) =>
    `${m.sender} has a consignment for you: ${m.identifier}${m.units}.\n\nOTP: ${m.otp}\n\n` +
    `Give it to the driver only when the goods are in your hands. It is valid for ${m.minutes} minutes.\n`,
  deliveryCodeText: (m: {
    otp: string
    identifier: string
    sender: string
    units: string
    until: string
  }) =>
    `${m.sender} has a consignment for you: ${m.identifier}${m.units}.\n\nOTP: ${m.otp}\n\n` +
    `Keep it, and give it to the driver only when the goods are in your hands. It is valid until the delivery, and until ${m.until} at the latest.\n`,
  accessText: (m: { otp: string; identifier: string; sender: string; minutes: number }) =>
    `Somebody asked to see the consignment ${m.identifier} from ${m.sender}.\n\nOTP: ${m.otp}\n\n` +
    `Entering it opens the page; it does not confirm that the goods were received. It is valid for ${m.minutes} minutes.\n`,
  outboundSubject: (identifier: string) => `Consignment ${identifier} is coming`,
  outboundText: (m: {
    identifier: string
    sender: string
    truck: string
    driver: string
    units: string
  }) =>
    `Consignment ${m.identifier}${m.units} from ${m.sender} is about to be delivered.\n\nVehicle: ${m.truck}${m.driver === '' ? '' : `\nDriver: ${m.driver}`}\n\nPlease be ready to receive it.\n`,
  attemptSubject: (identifier: string) => `Consignment ${identifier} could not be delivered`,
  attemptText: (m: { identifier: string; sender: string; link: string }) =>
    `Consignment ${m.identifier} from ${m.sender} could not be delivered.\n\nDid somebody come? Please answer here: ${m.link}\n`,
  officeSubject: (identifier: string) => `One-time password locked for ${identifier}`,
  officeText: (identifier: string) =>
    `Five wrong one-time passwords were entered for ${identifier}. It is locked for 15 minutes.\n`,
} as const)
