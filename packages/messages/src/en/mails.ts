import type { CodeScene } from '@candor/api';

export interface MailTexts {
  readonly subject: string;
  readonly text: string;
  readonly sms: string;
}

/** Mails and SMS to who may not have an account yet, most of them with a verification code, by scene. Only the server sends them. */
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
    text: '{code} is your code to set a new password at {site}. It is valid for {minutes} minutes.\n\nWhoever has this code can take over your account. Nobody from {site} will ever ask you for it. If you did not ask for it, ignore this message: your password stays as it is.',
    sms: '{site}: {code} is your code to set a new password, valid for {minutes} minutes. Whoever has it can take over your account: tell nobody.',
  },
  bind: {
    subject: '{site}: confirm your new e-mail or phone',
    text: '{code} is your code to bind this e-mail address to your account at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you did not ask for it, ignore this message: nothing changes.',
    sms: '{site}: {code} is your code to bind this number, valid for {minutes} minutes. Never tell it to anybody.',
  },
  unfreeze: {
    subject: '{site}: open your account again',
    text: '{code} is your code to undo the freezing of your account at {site}. It is valid for {minutes} minutes.\n\nIf you did not ask for it, somebody is trying to open your account: do not pass the code on, and leave the account frozen.',
    sms: '{site}: {code} is your code to undo the freezing of your account, valid for {minutes} minutes. Not you? Tell nobody and leave it frozen.',
  },
  password: {
    subject: '{site}: your code to change the password',
    text: '{code} is your code to change your password at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you are not changing your password right now, somebody is using your account.',
    sms: '{site}: {code} is your code to change the password, valid for {minutes} minutes. Not you? Somebody is using your account.',
  },
  pay_password: {
    subject: '{site}: your code to reset the pay password',
    text: '{code} is your code to reset your pay password at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you are not resetting your pay password right now, somebody is using your account.',
    sms: '{site}: {code} is your code to reset the pay password, valid for {minutes} minutes. Not you? Somebody is using your account.',
  },
  confirm: {
    subject: '{site}: confirm the change of your e-mail or phone',
    text: '{code} is your code to change the e-mail address or phone of your account at {site}. It is valid for {minutes} minutes.\n\nWith this code the account can be moved to another e-mail address or phone. If you are not doing that right now, do not pass it on: somebody is using your account.',
    sms: '{site}: {code} is your code to change the e-mail or phone of your account, valid for {minutes} minutes. Not you? Tell nobody.',
  },
  recovery: {
    subject: '{site}: recover your account',
    text: '{code} is your code to recover your account at {site}. It is valid for {minutes} minutes.\n\nWhoever has this code and your password can have all second factors of the account removed. Nobody from {site} will ever ask you for it. If you are not doing that right now, do not pass it on, and change your password.',
    sms: '{site}: {code} is your code to recover your account, valid for {minutes} minutes. Not you? Tell nobody and change your password.',
  },
  already_registered: {
    subject: '{site}: you already have an account',
    text: 'Somebody just tried to register at {site} with this e-mail address, but it has an account already. Log in; if you do not remember the password, choose “Forgot password?”. If it was not you, there is nothing to do.',
    sms: '{site}: this number already has an account. Log in, or choose “Forgot password?”. Not you? There is nothing to do.',
  },
  already_bound: {
    subject: '{site}: your e-mail or phone is bound already',
    text: 'Somebody just tried to bind this e-mail address to another account at {site}, but it belongs to yours already. Nothing has changed. If it was you, choose another one.',
    sms: '{site}: somebody tried to bind this number to another account. It belongs to yours already; nothing has changed.',
  },
} as const satisfies Readonly<Record<CodeScene | 'already_registered' | 'already_bound', MailTexts>>;
