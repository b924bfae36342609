import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetId, house, houseNames } from '@candor/exchange';
import { type HostedExchange, journalFile, startInProcess } from '@candor/journal';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { follow } from './projection/follow.ts';
import { openReader } from './reader.ts';
import { startMs } from './testing/facts.ts';
import { contentsOf } from './testing/read-model.ts';
import { foundSmallMarket, traders, traffic } from './testing/small-market.ts';
import { openFollowing } from './worker/open-following.ts';
import { rebuild } from './worker/rebuild.ts';

/** The commands that are sent at the same moment. */
const together = 5;

let folder: string;
let exchange: HostedExchange;
let nowMs: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-core-'));
  nowMs = startMs;
  exchange = await startInProcess({ path: join(folder, journalFile), nowMs: () => nowMs });
});

afterEach(async () => {
  await exchange.close();
  rmSync(folder, { recursive: true, force: true });
});

test("projects the core's balances from the journal, and a rebuild yields the same", async () => {
  await foundSmallMarket(exchange);
  const orders = { journalPath: join(folder, journalFile), readModelPath: join(folder, 'readmodel.db') };
  const following = openFollowing(orders);
  const submissions = traffic('core', 2_500);
  for (const part of [submissions.slice(0, 400), submissions.slice(400, 401), submissions.slice(401)]) {
    for (let at = 0; at < part.length; at += together) {
      nowMs += 100 * together;
      await Promise.all(part.slice(at, at + together).map((submission) => exchange.submit(submission)));
    }
    await follow(following.source, following.projection);
  }
  following.close();

  const reader = openReader(orders.readModelPath);
  const { sequence } = await exchange.query('status');
  expect((await reader.watermark()).sequence).toBe(sequence);
  const { balances, trades } = contentsOf(orders.readModelPath);
  expect(trades?.length).toBeGreaterThan(100);
  for (const accountId of [...traders, ...houseNames.map((name) => house[name])]) {
    const kept = (balances as { account_id: number; wallet_type: string; asset_id: AssetId }[]).filter(
      (row) => row.account_id === accountId,
    );
    for (const held of await exchange.query('balances', accountId)) {
      const row = kept.find((each) => each.wallet_type === held.walletType && each.asset_id === held.assetId);
      const total = row as unknown as { available_atoms: string; frozen_atoms: string } | undefined;
      const projected = [total?.available_atoms ?? '0', total?.frozen_atoms ?? '0'].map(BigInt);
      if (accountId === house.liquidity) {
        // Its holds change on every tick and have no facts; its totals do.
        expect(projected.reduce((a, b) => a + b)).toBe(held.available + held.frozen);
      } else {
        expect(projected).toEqual([held.available, held.frozen]);
      }
    }
  }
  let openCount = 0;
  for (const accountId of traders) {
    for (const { held, ...open } of await exchange.query('openOrders', accountId)) {
      openCount += 1;
      expect(held).toBeGreaterThan(0n);
      expect(await reader.orderById({ accountId, orderId: open.orderId })).toMatchObject(open);
    }
  }
  expect(openCount).toBeGreaterThan(10);
  for (const accountId of traders) {
    const whole = await reader.statement({ accountId, fromMs: 0, toMs: Number.MAX_SAFE_INTEGER });
    const sections = whole.ok ? whole.value.sections : [];
    for (const held of await exchange.query('balances', accountId)) {
      const section = sections.find((each) => each.walletType === held.walletType && each.assetId === held.assetId);
      const { available, frozen } = held;
      expect(section?.closing ?? { available: 0n, frozen: 0n }).toEqual({ available, frozen });
    }
  }
  const seen = new Set<string>();
  for (const accountId of traders) {
    const { rows: deposits } = await reader.deposits({ accountId, page: 1, limit: 500 });
    const { rows: withdrawals } = await reader.withdrawals({ accountId, page: 1, limit: 500 });
    for (const { status } of [...deposits, ...withdrawals]) seen.add(status);
    for (const pending of await exchange.query('pendingDeposits', accountId)) {
      const { seenAtMs, ...told } = pending;
      const found = deposits.find((each) => each.kind === 'chain' && each.depositId === told.depositId);
      expect(found).toMatchObject({ ...told, transaction: Uint8Array.from(told.transaction), begunAtMs: seenAtMs });
    }
    for (const { claimId, amount } of await exchange.query('claims', accountId)) {
      const found = deposits.find((each) => each.kind === 'claim' && each.claimId === claimId);
      expect(found).toMatchObject({ amount, status: expect.stringMatching(/open|proposed/) });
    }
    const live = await exchange.query('openWithdrawals', accountId);
    expect(withdrawals.filter(({ endedAtMs }) => endedAtMs === undefined)).toHaveLength(live.length);
    for (const { withdrawalId, amount, status } of live) {
      expect(withdrawals.find((each) => each.withdrawalId === withdrawalId)).toMatchObject({ amount, status });
    }
    for (const { status, timeline } of withdrawals) expect(timeline.at(-1)?.status).toBe(status);
  }
  const happened = ['pending', 'kept', 'credited', 'dropped', 'open', 'proposed', 'refused'];
  expect([...seen]).toEqual(expect.arrayContaining([...happened, 'review', 'confirmed', 'failed', 'cancelled']));
  await reader.close();

  const incremental = contentsOf(orders.readModelPath);
  const report = await rebuild(orders);
  expect(report.commands).toBe(sequence);
  expect(contentsOf(orders.readModelPath)).toEqual(incremental);
});
