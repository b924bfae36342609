import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const message: Message = {
  channel: 'mail',
  to: 'ann@example.com',
  scene: 'register',
  code: '123456',
  lang: 'vn',
  subject: '123456 là mã xác minh',
  text: '123456 là mã để đăng ký.',
  html: '<p>123456 là mã để đăng ký.</p>',
};

describe('the outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'candor-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('has one whole file per message, named by time, channel and recipient', async () => {
    await outboxMailer(folder, () => 1_700_000_000_000).deliver(message);
    expect(readdirSync(folder)).toEqual(['1700000000000-mail-ann@example.com.json']);
    const kept = JSON.parse(readFileSync(join(folder, '1700000000000-mail-ann@example.com.json'), 'utf8'));
    expect(kept).toMatchObject({ to: message.to, scene: 'register', code: '123456', text: message.text });
  });

  test('lists the newest first, two of one millisecond in their order, and nothing else', async () => {
    const mailer = outboxMailer(folder, () => 5_000);
    await mailer.deliver(message);
    await mailer.deliver({ ...message, channel: 'sms', to: '+84912345678', subject: '' });
    await mailer.deliver({ ...message, code: null, scene: 'already_registered' });
    writeFileSync(join(folder, 'notes.txt'), 'not a message');
    const listed = await mailer.list();
    expect(listed.map(({ atMs, channel, code }) => [atMs, channel, code])).toEqual([
      [5_002, 'mail', null],
      [5_001, 'sms', '123456'],
      [5_000, 'mail', '123456'],
    ]);
    expect(await mailer.list(1)).toHaveLength(1);
  });

  test('no recipient escapes the folder', async () => {
    await outboxMailer(folder, () => 1).deliver({ ...message, to: '../../etc/passwd\0' });
    expect(readdirSync(folder)).toEqual(['1-mail-.._.._etc_passwd_.json']);
  });
});

describe('SMTP', () => {
  let server: Server;
  let received = '';
  const sockets = new Set<Socket>();

  beforeEach(async () => {
    received = '';
    server = createServer((socket) => {
      sockets.add(socket);
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        received += chunk.toString();
        if (isData && received.endsWith('\r\n.\r\n')) {
          isData = false;
          socket.write('250 taken\r\n');
        } else if (!isData) {
          const command = chunk.toString().slice(0, 4).toUpperCase();
          isData = command === 'DATA';
          socket.write(isData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  test('sends every accepted message before it closes, and has no text messages', async () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const log = { info() {}, warn() {}, error() {} };
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Candor <no-reply@candor.example>', log);
    expect(mailer.channels).toEqual(['mail']);
    await mailer.deliver({ ...message, text: 'plain words', subject: 'a subject' });
    await mailer.close();
    expect(received).toContain('RCPT TO:<ann@example.com>');
    expect(received).toContain('Subject: a subject');
    expect(received).toContain('plain words');
  });
});
