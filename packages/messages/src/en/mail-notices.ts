import type { MailTexts } from './mails.ts';

/** What every mail has around its text. */
export const mailFrame = {
  word: 'Your word: {word}. A message without it is not from us.',
  sms_word: '[{word}]',
  freeze: 'Was it not you? Freeze your account at once, nothing can be withdrawn then: {link}',
  freeze_button: 'Freeze my account',
  freeze_hint: 'Was it not you? Freeze your account at once: every device is logged out and nothing can be withdrawn.',
  cancel: 'Are your second factors not lost, or was it not you? Cancel the request: {link}',
  cancel_button: 'Cancel the request',
  cancel_hint: 'Are your second factors not lost, or was it not you? Cancel the request: nothing is removed then.',
  footer: '{site} sends this to the owner of the account. We never ask for passwords or codes.',
} as const;

/** News about an account, by mail, or by SMS to who has no mail address. Only the server sends them. */
export const mailNotices = {
  new_device: {
    subject: '{site}: login from a new device',
    text: 'Somebody has just logged in to your account at {site} from a device or network that was not used before.\n\nDevice: {device}\nNetwork: {network}\nTime: {at}\n\nIf it was you, there is nothing to do.',
    sms: '{site}: login from a new device: {device}, {network}, {at}. Not you? Freeze your account.',
  },
  factor_guessed: {
    subject: '{site}: somebody is guessing your second factor',
    text: 'Five wrong codes of your second factor were entered within a day, by somebody who has your password or a device that is logged in. The last one was at {at}. Further tries have to wait longer and longer, and nobody got in.\n\nIf it was not you, somebody knows your password: change it now, and end the sessions you do not know.',
    sms: '{site}: five wrong codes of your second factor, the last at {at}. Not you? Somebody knows your password: change it.',
  },
  password_changed: {
    subject: '{site}: your password was changed',
    text: 'Your password at {site} was just changed, and every other device was logged out. Withdrawals are held until {until}.',
    sms: '{site}: your password was just changed. Withdrawals are held until {until}. Not you? Freeze your account.',
  },
  pay_password_changed: {
    subject: '{site}: your pay password was changed',
    text: 'Your pay password at {site} was just set or changed. Withdrawals are held until {until}.',
    sms: '{site}: your pay password was just set or changed. Withdrawals are held until {until}.',
  },
  phone_changed: {
    subject: '{site}: the phone of your account was changed',
    text: 'The phone of your account at {site} is now {phone}. Withdrawals are held until {until}.',
    sms: '{site}: the phone of your account is now {phone}. Withdrawals are held until {until}.',
  },
  email_changed: {
    subject: '{site}: the e-mail of your account was changed',
    text: 'The e-mail address of your account at {site} is now {email}. Withdrawals are held until {until}.',
    sms: '{site}: the e-mail of your account is now {email}. Withdrawals are held until {until}.',
  },
  factor_added: {
    subject: '{site}: a second factor was added',
    text: '{factor, select, totp {An authenticator app} other {The passkey “{name}”}} was just added to your account at {site}. Withdrawals are held until {until}.',
    sms: '{site}: a second factor was added to your account. Withdrawals are held until {until}.',
  },
  factor_removed: {
    subject: '{site}: a second factor was removed',
    text: '{factor, select, totp {The authenticator app} other {The passkey “{name}”}} was just removed from your account at {site}. Withdrawals are held until {until}.',
    sms: '{site}: a second factor was removed from your account. Withdrawals are held until {until}.',
  },
  recovery_codes_made: {
    subject: '{site}: new recovery codes',
    text: 'New recovery codes were just made for your account at {site}. The old ones no longer work.',
    sms: '{site}: new recovery codes were made for your account. The old ones no longer work.',
  },
  destination_booked: {
    subject: '{site}: a new place for withdrawals',
    text: '“{label}” ({network}) was just added to the places your withdrawals can go to. It can be used from {usableAt} on.',
    sms: '{site}: “{label}” ({network}) was added for withdrawals, usable from {usableAt}. Not you? Freeze your account.',
  },
  withdrawal_requested: {
    subject: '{site}: withdrawal of {amount} {asset}',
    text: 'You asked to withdraw {amount} {asset} to {to}. You can undo it until {undoUntil}.',
    sms: '{site}: withdrawal of {amount} {asset} to {to}. Undo until {undoUntil}. Not you? Freeze your account.',
  },
  withdrawal_sent: {
    subject: '{site}: your withdrawal of {amount} {asset} was sent',
    text: 'Your withdrawal of {amount} {asset} to {to} was sent.\n\nTransaction: {transaction}',
    sms: '{site}: your withdrawal of {amount} {asset} to {to} was sent.',
  },
  withdrawal_failed: {
    subject: '{site}: your withdrawal did not go through',
    text: 'Your withdrawal of {amount} {asset} to {to} could not be carried out. The whole amount is back in your account.',
    sms: '{site}: your withdrawal of {amount} {asset} failed. The whole amount is back in your account.',
  },
  withdrawal_refused: {
    subject: '{site}: your withdrawal was refused',
    text: 'Your withdrawal of {amount} {asset} to {to} was refused: {reason, select, destination_suspicious {the place it was to go to is known for fraud} identity_doubtful {your identity has to be checked first} funds_origin_unclear {the origin of the funds is not clear} order_of_authority {an authority has ordered it} other {it did not pass the review}}. The whole amount is back in your account.',
    sms: '{site}: your withdrawal of {amount} {asset} was refused. The whole amount is back in your account.',
  },
  deposit_credited: {
    subject: '{site}: your deposit of {amount} {asset} has arrived',
    text: 'Your deposit of {amount} {asset} ({network}) has arrived and can be used.',
    sms: '{site}: your deposit of {amount} {asset} ({network}) has arrived.',
  },
  identity_verified: {
    subject: '{site}: your identity is verified',
    text: 'Your identity at {site} is verified: {level, select, advanced {advanced level} other {basic level}}. Your limits have grown.',
    sms: '{site}: your identity is verified.',
  },
  identity_failed: {
    subject: '{site}: your identity could not be verified',
    text: 'Your identity at {site} could not be verified yet. Open the verification page: it says which entries to correct.',
    sms: '{site}: your identity could not be verified yet. The verification page says what to correct.',
  },
  sessions_ended: {
    subject: '{site}: we logged out all your devices',
    text: 'At {at} we logged out every device of your account at {site} and ended all API keys{reason, select, unusual_activity {: we saw activity in it that is not usual for you} access_known_to_others {: somebody else may know your password or have had access} asked_by_owner {, as you asked us to} order_of_authority {, because an authority has ordered it} other {, as a precaution}}. Your balances and orders stay as they are.\n\n{reason, select, access_known_to_others {Change your password when you log in again, and make new API keys where you need them.} unusual_activity {You can log in again. If you do not recognise what happened lately, change your password first.} other {You can log in again, and make new API keys where you need them.}}',
    sms: '{site}: we logged out every device of your account and ended its API keys{reason, select, unusual_activity { because of unusual activity} access_known_to_others {: somebody else may have had access, change your password} asked_by_owner {, as you asked us to} order_of_authority { by order of an authority} other { as a precaution}}.',
  },
  account_frozen: {
    subject: '{site}: your account is frozen',
    text: 'Your account at {site} is frozen: every device was logged out, API keys were ended, and nothing can be withdrawn. Open it again on the login page with your password, a code and your second factor.',
    sms: '{site}: your account is frozen. Nothing can be withdrawn. Open it again on the login page.',
  },
  account_unfrozen: {
    subject: '{site}: your account is open again',
    text: 'Your account at {site} is open again. Withdrawals are held until {until}.',
    sms: '{site}: your account is open again. Withdrawals are held until {until}.',
  },
  recovery_requested: {
    subject: '{site}: all second factors are to be removed',
    text: 'Somebody who knows your password and entered the codes that we sent you says that all second factors of your account at {site} are lost, and asked to have them removed.\n\nDevice: {device}\nNetwork: {network}\nNot removed before: {dueAt}\n\n{account, select, frozen {The account is frozen and stays so until then; it is opened together with the removal. Until then the request can be cancelled, also by opening it with a second factor.} other {Until then the request can be cancelled, also by any login with a second factor.}} Withdrawals are held.',
    sms: '{site}: somebody asked to {account, select, frozen {open your frozen account without its} other {remove all your}} second factors, not before {dueAt}. Not you? Cancel it: {cancelLink}',
  },
  recovery_allowed: {
    subject: '{site}: the recovery of your account is allowed',
    text: 'A reviewer compared the picture with your verified identity and allowed the recovery of your account at {site}. All second factors are removed at {dueAt}; until then the request can be cancelled.',
    sms: '{site}: the recovery of your account is allowed. All second factors are removed at {dueAt}. Not you? Cancel it: {cancelLink}',
  },
  recovery_refused: {
    subject: '{site}: the recovery of your account was refused',
    text: 'A reviewer refused the recovery of your account at {site}: {reason}\n\nYour second factors stay as they are. You can ask again with a new picture.',
    sms: '{site}: the recovery of your account was refused. Your second factors stay as they are.',
  },
  recovery_done: {
    subject: '{site}: all second factors were removed',
    text: 'The waiting time is over: the authenticator app, all passkeys and all recovery codes of your account at {site} were removed, every device was logged out and every API key has ended.{account, select, frozen { The account is not frozen any more.} other {}} Log in with your password and set up a new second factor at once.\n\nYour pay password stays as it is. Withdrawals are held until {until}.',
    sms: '{site}: all second factors of your account were removed{account, select, frozen {, and it is not frozen any more} other {}}. Log in and set up a new one. Withdrawals are held until {until}.',
  },
  recovery_cancelled: {
    subject: '{site}: the recovery of your account was cancelled',
    text: 'The request to remove all second factors of your account at {site} was cancelled. They stay as they are. If you did not make that request, somebody knows your password: change it now.',
    sms: '{site}: the recovery of your account was cancelled, your second factors stay. Not your request? Change your password now.',
  },
  api_key_made: {
    subject: '{site}: a new API key',
    text: 'The API key “{name}” was just made for your account at {site}. It may: {scopes}.',
    sms: '{site}: the API key “{name}” was made for your account. Not you? Freeze your account.',
  },
} as const satisfies Readonly<Record<string, MailTexts>>;
