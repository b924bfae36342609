import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreEvent } from '@candor/exchange';
import { openSqlite } from '@candor/readmodel/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chainFile, type ChainTransaction } from './chain-file.ts';
import type { Client } from './client.ts';
import { checkMoney, type MoneyFact } from './money-check.ts';

const hash = (digit: string): string => `0x${digit.repeat(64)}`;
const bytes = (digit: string): Uint8Array => Buffer.from(digit.repeat(64), 'hex');
const accountId = 1_001;
const [mine, away] = ['0xmine', '0xaway'];
const bookings = new Map([['book', away]]);
const client = { requests: [], spender: { depositAddress: mine, accountId, bookings } } as unknown as Client;

const paidIn = { hash: hash('a'), sender: 'outside', recipient: mine, units: '50000000', height: 90 };
const paidOut = { hash: hash('b'), sender: '0xhot', recipient: away, units: '19000000', height: 90 };

const fact = (fields: object, commandId = 'c'): MoneyFact => ({ commandId, event: fields as CoreEvent });
const seen = fact({
  type: 'funding.deposit_seen',
  depositId: 1,
  accountId,
  transaction: bytes('a'),
  amount: 50_000_000n,
  height: 90,
});
const credited = fact({ type: 'funding.deposit_credited', depositId: 1, accountId, amount: 50_000_000n });
const booked = fact({ type: 'funding.destination_booked', accountId, destination: bytes('d') }, `u:${accountId}:book`);
const asked = fact({
  type: 'funding.withdrawal_requested',
  withdrawalId: 1,
  accountId,
  destination: bytes('d'),
  receives: 19_000_000n,
});
const moved = (status: string): MoneyFact =>
  fact({ type: 'funding.withdrawal_moved', withdrawalId: 1, status, transaction: bytes('b') });
const claimed = fact({ type: 'funding.claim_made', claimId: 1 });
const decided = fact({ type: 'funding.claim_decided', claimId: 1 });

const allIn = [seen, credited];
const allOut = [booked, asked, moved('signed'), moved('broadcast'), moved('confirmed')];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-money-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(transactions: readonly ChainTransaction[], facts: readonly MoneyFact[], isQuiet: boolean): void {
  const db = openSqlite(join(folder, chainFile));
  db.exec('CREATE TABLE practice_blocks (number); INSERT INTO practice_blocks VALUES (100)');
  db.exec('CREATE TABLE practice_transactions (hash, sender, recipient, units, height)');
  const insert = db.prepare('INSERT INTO practice_transactions VALUES (?, ?, ?, ?, ?)');
  for (const { hash: id, sender, recipient, units, height } of transactions) {
    insert.run(id, sender, recipient, units, height);
  }
  db.close();
  checkMoney(folder, facts, [client], isQuiet);
}

it('has nothing against books that fit their chain', () => {
  check([paidIn, paidOut], [...allIn, ...allOut, claimed, decided], true);
});

it.each([
  ['twice', [paidIn], [...allIn, credited]],
  ['otherwise than it was paid', [paidIn], [seen, fact({ ...credited.event, amount: 1n })]],
  ['that the chain has not', [], allIn],
  ['that the chain has not', [{ ...paidIn, units: '1' }], allIn],
  ['that the chain has not', [{ ...paidIn, recipient: away }], allIn],
  ['is not credited', [paidIn], [seen]],
  ['is not credited', [paidIn], []],
  ['it is kept', [paidIn], [seen, fact({ type: 'funding.deposit_kept', depositId: 1 })]],
  ['no withdrawal has it', [paidOut], [booked, asked]],
  [
    'was paid twice',
    [paidOut, { ...paidOut, hash: hash('c') }],
    [...allOut, fact({ ...moved('broadcast').event, transaction: bytes('c') })],
  ],
  ['pays two withdrawals', [paidOut], [...allOut, fact({ ...moved('signed').event, withdrawalId: 2 })]],
  ['otherwise than it was asked for', [{ ...paidOut, units: '20000000' }], allOut],
  ['otherwise than it was asked for', [{ ...paidOut, recipient: '0xother' }], allOut],
  ['on the chain it is not so', [], allOut],
  ['on the chain it is not so', [{ ...paidOut, height: 99 }], allOut],
  ['on the chain it is not so', [paidOut], [...allOut.slice(0, 3), moved('cancelled')]],
  ['was left broadcast', [paidOut], allOut.slice(0, 4)],
  ['was left requested', [], [booked, asked]],
  ['twice', [paidOut], [...allOut, moved('confirmed')]],
  ['never decided', [], [claimed]],
  ['twice', [], [claimed, decided, decided]],
] as const)('finds the fault: %s', (words, transactions, facts) => {
  expect(() => check(transactions, facts, true)).toThrow(words);
});

it('accepts work that is under way', () => {
  check([paidIn, { ...paidOut, height: 99 }], [seen, ...allOut.slice(0, 4), claimed], false);
});
