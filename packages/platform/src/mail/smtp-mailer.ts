import { createTransport } from 'nodemailer';
import type { PlatformLog } from '../log.ts';
import { DeliveryLine } from './delivery-line.ts';
import type { Mailer, Message } from './mailer.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Post by an SMTP server (`smtps://user:password@host`). It cannot send text messages, and omits them in `channels`.
 */
export function smtpMailer(url: string, from: string, log: PlatformLog, pauseMs?: number): Mailer {
  const transport = createTransport({ url, ...timeouts }, { from });
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  async function handOver({ to, subject, text, html, id }: Message): Promise<void> {
    const messageId = id === undefined ? {} : { messageId: `<${id}@${host}>` };
    // An address object: its content is an address and nothing else, whatever the text.
    await transport.sendMail({ to: { name: '', address: to }, subject, text, html, ...messageId });
  }
  const line = new DeliveryLine(handOver, log, pauseMs);
  return {
    channels: ['mail'],
    async deliver(message) {
      line.accept(message);
    },
    handOver,
    async close() {
      await line.settled();
      transport.close();
    },
  };
}
