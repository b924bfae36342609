import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LanguageCode } from '@candor/api';
import { writtenLanguages } from '@candor/messages';
import { mailFrameOf, mailTexts } from '@candor/messages/mails';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { letterOf } from '../notices/letter.ts';
import type { Message } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { routedMailer } from './routed-mailer.ts';
import { smsSender } from './sms-sender.ts';
import { smtpMailer } from './smtp-mailer.ts';

const quiet = { info() {}, warn() {}, error() {} };
const from = 'Candor <no-reply@candor.example>';

function messageIn(lang: LanguageCode, changes: Partial<Message> = {}): Message {
  const words = mailTexts('Candor')({ kind: 'recovery_codes_made' }, lang);
  const frame = mailFrameOf('Candor', lang);
  const letter = letterOf({ words, frame, code: null, word: 'mùa xuân 春', freezeLink: 'http://localhost/h5/#/f?t=1' });
  const { subject, text, html } = letter;
  return { channel: 'mail', to: 'ann@example.com', scene: 'x', code: null, lang, subject, text, html, ...changes };
}

describe('a real SMTP server', () => {
  let server: SMTPServer;
  let received: { envelope: string[]; email: Email }[];
  let refuses: number;
  beforeEach(async () => {
    received = [];
    refuses = 0;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, taken) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refuses-- > 0) return taken(new Error('busy'));
          void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            received.push({ envelope: session.envelope.rcptTo.map(({ address }) => address), email });
            taken();
          });
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));
  const mailer = () => smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, from, quiet, 1);

  test.each(writtenLanguages)('gets text and HTML of a mail in $code, every letter of it', async ({ code: lang }) => {
    const message = messageIn(lang);
    const post = mailer();
    await post.deliver(message);
    await post.close();
    const [mail] = received;
    expect(mail?.envelope).toEqual(['ann@example.com']);
    expect(mail?.email.from).toEqual({ name: 'Candor', address: 'no-reply@candor.example' });
    expect(mail?.email.subject).toBe(message.subject);
    expect(mail?.email.text?.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
    expect(mail?.email.html?.replaceAll('\r\n', '\n').trim()).toBe(message.html.trim());
    expect(mail?.email.attachments).toEqual([]);
    const types = mail?.email.headers.find(({ key }) => key === 'content-type')?.value;
    expect(types).toMatch(/multipart\/alternative/);
  });

  test('sees one recipient and no header that was put into a field', async () => {
    const post = mailer();
    await post.deliver(
      messageIn('en', { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody', to: 'ann@example.com' }),
    );
    await post.deliver(messageIn('en', { to: 'ann@example.com\r\nBcc: eve@example.com' }));
    await post.deliver(messageIn('en', { to: 'ann@example.com, eve@example.com' }));
    await post.close();
    for (const { envelope, email } of received) {
      expect(envelope).not.toContain('eve@example.com');
      expect(email.bcc ?? []).toEqual([]);
      expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
    }
    expect(received.length).toBeGreaterThan(0);
  });

  test('retries a message three times, and goes on with the next', async () => {
    refuses = 2;
    const post = mailer();
    await post.deliver(messageIn('en'));
    await post.close();
    expect(received).toHaveLength(1);
    refuses = 3;
    const second = mailer();
    await second.deliver(messageIn('en', { subject: 'given up' }));
    await second.deliver(messageIn('en', { subject: 'goes on' }));
    await second.close();
    expect(received.map(({ email }) => email.subject).slice(1)).toEqual(['goes on']);
  });
});

describe('a carrier of text messages', () => {
  let server: Server;
  let calls: { authorization: string | undefined; body: unknown }[];
  let statuses: number[];
  beforeEach(async () => {
    calls = [];
    statuses = [];
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { authorization } = request.headers;
        calls.push({ authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.writeHead(statuses.shift() ?? 200).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const sender = () =>
    smsSender({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, token: 'secret' }, quiet, 1);
  const sms = messageIn('vn', { channel: 'sms', to: '+84912345678', subject: '', text: 'mã 123456', html: '' });

  test('gets number and text, with the token, until it takes them', async () => {
    statuses = [500, 302];
    const post = sender();
    await post.deliver(sms);
    await post.close();
    const call = { authorization: 'Bearer secret', body: { to: '+84912345678', text: 'mã 123456' } };
    expect(calls).toEqual([call, call, call]);
  });

  test('gives up after three failures', async () => {
    statuses = [500, 500, 500];
    const post = sender();
    await post.deliver(sms);
    await post.close();
    expect(calls).toHaveLength(3);
  });

  test('offers the one route it has, and no other', async () => {
    const both = routedMailer({ mail: outboxMailer('/nowhere', Date.now), sms: sender() });
    expect(both.channels).toEqual(['mail', 'sms']);
    await both.deliver(sms);
    await both.close();
    expect(calls).toHaveLength(1);
    const one = routedMailer({ sms: sender() });
    expect(one.channels).toEqual(['sms']);
    await expect(one.deliver(messageIn('en'))).rejects.toMatchObject({ kind: 'channel_missing' });
  });
});
