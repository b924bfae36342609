import { claimPractice, getStatement, getStatementFile, placeSpotOrder, transferFunds } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atoms, atomsToText } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { btc, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let ann: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await system.newUser('ann');
  for (const assetId of [usdt, btc]) await ann.call(claimPractice, { assetId });
  await system.tick();
});
afterAll(() => system.close());

const units = (text: string) => BigInt(Math.round(Number(text) * 1e8));

it('a statement over all accounts closes at what the ledger holds, and tells what was made by selling', async () => {
  await ann.call(transferFunds, { assetId: usdt, amount: '50', from: 'spot', to: 'contract' });
  await ann.call(placeSpotOrder, { baseAssetId: btc, quoteAssetId: usdt, side: 'sell', quantity: '0.01' });
  const nowMs = system.gateway.deps.clock();
  const asked = { fromMs: nowMs - 86_400_000, toMs: nowMs + 1_000 };
  const whole = await ann.call(getStatement, { ...asked, accountType: 'all' });
  const session = present(system.gateway.deps.platform.sessions.authenticate(ann.token), 'a test user is signed in');
  const held = await system.exchange.query('balances', session.accountId as AccountId);
  expect(whole.assets.map(({ code }) => code)).toEqual(['BTC', 'USDT']);
  for (const { assetId, closing, opening, movements } of whole.assets) {
    const own = held.filter((balance) => Number(balance.assetId) === assetId);
    const total = own.reduce((sum, { available, frozen }) => sum + available + frozen, 0n);
    const scale = system.gateway.deps.market.instruments.asset(assetId)?.scale ?? 0;
    expect(closing).toBe(atomsToText(atoms(total), scale));
    expect(movements.reduce((sum, { amount }) => sum + units(amount), units(opening))).toBe(units(closing));
    expect(movements.map(({ kind }) => kind)).not.toContain('transfer');
  }
  // The proceeds are the ledger's lines of the trade and its fee.
  const [sold] = whole.realised;
  const got = whole.assets.flatMap(({ code, movements }) => (code === 'USDT' ? movements : []));
  const traded = got
    .filter(({ kind }) => kind.startsWith('trade'))
    .reduce((sum, { amount }) => sum + units(amount), 0n);
  expect(sold).toMatchObject({ code: 'BTC', unknown: '0' });
  expect(units(sold?.proceeds ?? '')).toBe(traded);
  expect(units(sold?.proceeds ?? '') - units(sold?.cost ?? '')).toBe(units(sold?.profit ?? ''));

  const alone = await ann.call(getStatement, { ...asked, accountType: 'contract' });
  expect(alone).toMatchObject({ realised: [], assets: [{ code: 'USDT', closing: '50' }] });
  const file = await ann.call(getStatementFile, { ...asked, accountType: 'all', format: 'csv' });
  const text = Buffer.from(file.content, 'base64').toString('utf8');
  expect(text).toContain(`realised_profit,,,,,,,,,${sold?.proceeds},${sold?.cost},${sold?.profit}`);
});
