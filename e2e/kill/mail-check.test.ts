import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreEvent } from '@candor/exchange';
import { openSqlite } from '@candor/readmodel/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMails, platformFile } from './mail-check.ts';
import type { MoneyFact } from './money-check.ts';

const fact = (fields: object): MoneyFact => ({ commandId: 'c', event: fields as CoreEvent });
const facts = [
  fact({ type: 'funding.deposit_seen' }),
  fact({ type: 'funding.deposit_credited' }),
  fact({ type: 'funding.claim_decided' }),
  fact({ type: 'funding.withdrawal_moved', status: 'signed' }),
  fact({ type: 'funding.withdrawal_moved', status: 'broadcast' }),
];
const credited = { id: 'a', scene: 'deposit_credited' };
const sent = { id: 'b', scene: 'withdrawal_sent' };
const code = { scene: 'login' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-mail-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(mails: readonly object[], waiting: readonly string[] = []): void {
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  for (const [i, mail] of mails.entries()) writeFileSync(join(outbox, `${i}-mail-x.json`), JSON.stringify(mail));
  const db = openSqlite(join(folder, platformFile));
  db.exec('CREATE TABLE post_box (letter_key)');
  for (const key of waiting) db.prepare('INSERT INTO post_box VALUES (?)').run(key);
  db.close();
  checkMails(outbox, folder, facts);
}

it('believes one letter a fact, sent, sent twice under one id, or in the box', () => {
  expect(() => check([code, credited, sent, credited], ['a'])).not.toThrow();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect(() => check([credited], ['b'])).not.toThrow();
});

it.each([
  ['a credit without a mail', [sent], /2 facts have 1 mails, and 0 wait/],
  ['a credit told twice', [credited, { ...credited, id: 'c' }, sent], /2 mails say deposit_credited/],
  ['a mail about what did not happen', [credited, sent, { id: 'd', scene: 'withdrawal_failed' }], /1 mails say/],
])('finds %s', (_, mails, message) => expect(() => check(mails)).toThrow(message));
