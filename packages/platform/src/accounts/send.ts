import type { LanguageCode } from '@candor/contract';
import type { Channel } from '../mail/mailer.ts';
import type { MailMessage } from '@candor/messages/server';
import { type Identity, maskIdentity } from '../identity/identity.ts';
import type { AccountParts } from './parts.ts';

export function channelOf(identity: Identity): Channel {
  return identity.kind === 'email' ? 'mail' : 'sms';
}

/** Hands a message to the mailer. False when it was not taken; the reason is in the log. */
export async function send(
  parts: AccountParts,
  to: Identity,
  message: MailMessage,
  lang: LanguageCode,
): Promise<boolean> {
  const { subject, text, sms } = parts.texts(message, lang);
  const channel = channelOf(to);
  try {
    await parts.mailer.deliver({
      channel,
      to: to.value,
      scene: message.kind === 'code' ? message.scene : message.kind,
      code: message.kind === 'code' ? message.code : null,
      lang,
      subject: channel === 'mail' ? subject : '',
      text: channel === 'mail' ? text : sms,
    });
    return true;
  } catch (error) {
    parts.log.error({ error, to: maskIdentity(to.value), channel }, 'a message was not taken for delivery');
    return false;
  }
}
