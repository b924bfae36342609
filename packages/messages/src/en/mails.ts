import type { CodeScene } from '@candor/contract';

interface MailTexts {
  readonly subject: string;
  readonly text: string;
  readonly sms: string;
}

/** Mails and SMS, most of them with a verification code, by scene. Only the server sends them. */
export const mails = {
  register: {
    subject: '{site}: confirm your registration',
    text: '{code} is your code to register at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. Enter it only on {site} itself; if you did not ask for it, ignore this message.',
    sms: '{site}: {code} is your registration code, valid for {minutes} minutes. Never tell it to anybody, not even to us.',
  },
  login: {
    subject: '{site}: your login code',
    text: '{code} is your code to log in to {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you are not logging in right now, somebody knows your password: change it.',
    sms: '{site}: {code} is your login code, valid for {minutes} minutes. Never tell it to anybody. Not you? Change your password.',
  },
  forget: {
    subject: '{site}: reset your password',
    text: '{code} is your code to set a new password at {site}. It is valid for {minutes} minutes.\n\nWhoever has this code can take your account. Nobody from {site} will ever ask you for it. If you did not ask for it, ignore this message: your password stays as it is.',
    sms: '{site}: {code} is your code to set a new password, valid for {minutes} minutes. Whoever has it can take your account: tell nobody.',
  },
  already_registered: {
    subject: '{site}: you already have an account',
    text: 'Somebody just tried to register at {site} with this address, but it has an account already. Log in; if you do not remember the password, choose “Forgot password?”. If it was not you, there is nothing to do.',
    sms: '{site}: this number already has an account. Log in, or choose “Forgot password?”. Not you? There is nothing to do.',
  },
  password_changed: {
    subject: '{site}: your password was changed',
    text: 'Your password at {site} was just changed, and every device was logged out. If it was not you, set a new one at once with “Forgot password?” and contact us.',
    sms: '{site}: your password was just changed. Not you? Set a new one at once with “Forgot password?”.',
  },
} as const satisfies Readonly<Record<CodeScene | 'already_registered' | 'password_changed', MailTexts>>;
