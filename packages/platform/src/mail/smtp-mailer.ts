import { createTransport } from 'nodemailer';
import type { PlatformLog } from '../log.ts';
import { DeliveryLine } from './delivery-line.ts';
import type { Mailer } from './mailer.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Post by an SMTP server (`smtps://user:password@host`). It has no way to send text messages, and says so in `channels`.
 */
export function smtpMailer(url: string, from: string, log: PlatformLog, pauseMs?: number): Mailer {
  const transport = createTransport({ url, ...timeouts }, { from });
  const line = new DeliveryLine(
    async ({ to, subject, text, html }) => {
      // An address object: what is in it is an address and nothing else, whatever it says.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    log,
    pauseMs,
  );
  return {
    channels: ['mail'],
    async deliver(message) {
      line.accept(message);
    },
    async close() {
      await line.settled();
      transport.close();
    },
  };
}
