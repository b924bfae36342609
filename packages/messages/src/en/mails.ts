import type { CodeScene } from '@candor/contract';

interface MailTexts {
  readonly subject: string;
  readonly text: string;
  readonly sms: string;
}

/** Mails and SMS with a verification code, by scene. Only the server sends them; they never ask for anything back. */
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
} as const satisfies Readonly<Record<CodeScene, MailTexts>>;
