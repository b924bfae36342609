import { Fault } from '@candor/kernel';
import { createTransport } from 'nodemailer';
import { maskIdentity } from '../identity/identity.ts';
import type { PlatformLog } from '../log.ts';
import type { Mailer, Message } from './mailer.ts';

const waitingMax = 1_000;
const attempts = 3;

/**
 * Live mode's post: an SMTP server by URL (`smtps://user:password@host`). It has no way to send text messages, and says
 * so in `channels`. Messages wait in memory for their turn; after three failures one is given up and logged, and its
 * reader asks for another code.
 */
export function smtpMailer(url: string, from: string, log: PlatformLog): Mailer {
  const transport = createTransport(url, { from });
  const waiting: Message[] = [];
  let sending: Promise<void> | undefined;

  async function send(message: Message): Promise<void> {
    const { to, subject, text } = message;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      try {
        await transport.sendMail({ to, subject, text });
        return;
      } catch (error) {
        log.warn({ error, to: maskIdentity(to), attempt }, 'a mail was not taken by the mail server');
      }
    }
    log.error({ to: maskIdentity(to), scene: message.scene }, 'a mail was given up');
  }

  async function sendWaiting(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await send(next);
    sending = undefined;
  }

  return {
    channels: ['mail'],
    async deliver(message) {
      if (waiting.length >= waitingMax) throw new Fault('mail_queue_full', `${waitingMax} mails are waiting already`);
      waiting.push(message);
      sending ??= sendWaiting();
    },
    async close() {
      await sending;
      transport.close();
    },
  };
}
