import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountId, AssetId } from '@candor/exchange';
import { genesisCommands, practiceCatalogue } from '@candor/feed';
import { journalFile, JournalReader, startInProcess } from '@candor/journal';
import { atoms } from '@candor/money';
import { expect, onTestFinished, test } from 'vitest';
import { concerns, JournalWords } from './journal-words.ts';

const usdt = 3 as AssetId;

test('a record is printed with its command, answer and postings, and found by its subjects', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, journalFile);
  const exchange = await startInProcess({ path, name: 'test', nowMs: () => 1_790_000_000_000 });
  for (const submission of genesisCommands('practice', practiceCatalogue)) await exchange.submit(submission);
  const opened = await exchange.submit<'accounts.open'>({
    commandId: 'open',
    actor: 'system',
    command: { type: 'accounts.open' },
  });
  const { accountId } = (opened.outcome as { value: { accountId: AccountId } }).value;
  const claim = { type: 'practice.claim', accountId, assetId: usdt } as const;
  await exchange.submit({ commandId: 'claim', actor: 'user', command: claim });
  const move = { type: 'transfer.move', accountId, assetId: usdt, from: 'spot', to: 'contract' } as const;
  await exchange.submit({ commandId: 'move', actor: 'user', command: { ...move, amount: atoms(1_500_000n) } });
  await exchange.submit({ commandId: 'none', actor: 'user', command: { ...move, amount: atoms(0n) } });
  await exchange.close();

  const reader = new JournalReader(path);
  onTestFinished(() => reader.close());
  const words = new JournalWords();
  const all = reader.groupsAfter(0, 100_000).flatMap(({ records }) => records.map((record) => words.read(record)));
  const own = all.filter((record) => concerns(record, 'account', accountId)).map((record) => words.tell(record));
  expect(own).toHaveLength(4);
  expect(own[2]).toContain('transfer.move  by user, as move');
  expect(own[2]).toContain(`transfer: account ${accountId}, spot, USDT  available -1.5 to 9998.5`);
  expect(own[2]).toContain(`account ${accountId}, contract, USDT  available +1.5 to 1.5`);
  expect(own[3]).toContain('refused: amount_invalid');
  expect(all.some((record) => concerns(record, 'ticket', 1))).toBe(false);
});
