import { setProjectFacts } from '@candor/api';
import type { AssetId, PairId } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { operatorTokens, type TestSystem, usdt } from '../testing/test-system.ts';

/** Ether, as if it were new. */
export const token = 2;

/** The pair of `listsToken`. */
export const newPair = 901 as PairId;

/** A project that opens in a minute, closes in ten and releases half in twenty and half in thirty. */
export function termsOf(nowMs: number, changes: object = {}) {
  const at = (minutes: number) => nowMs + minutes * minuteMs;
  return {
    currency_id: token,
    pay_currency_id: usdt,
    price: '0.3',
    issuance: '1000',
    mode: 'pro_rata',
    min: '1',
    max: '400',
    start_time: at(1),
    end_time: at(10),
    releases: `${at(20)}:500000,${at(30)}:500000`,
    note: 'for the test',
    ...changes,
  };
}

/** Publishes the facts about a token in one language, and returns their version. */
export async function publishes(system: TestSystem, changes: object = {}, assetId = token) {
  const facts = {
    currency_id: assetId,
    language: 'en',
    name: 'New Ether',
    summary: 'In short.',
    issuer: 'Somebody Ltd.',
    use_of_funds: 'Work.',
    conflicts: 'None.',
    refund_rule: 'In full.',
    white_paper: '## Why\n\nTo be read.',
    website: 'https://ether.example',
    note: 'for the test',
    ...changes,
  };
  const { body } = await system.send(setProjectFacts, facts, { token: operatorTokens.markets });
  if (body.type !== 'ok') throw new Error(body.code);
  return body.message;
}

/** A token without an index, and a pair that nobody has traded in. */
export async function listsToken(system: TestSystem): Promise<number> {
  const assetId = 901 as AssetId;
  const commands = [
    { type: 'catalog.list_asset', assetId, code: 'NEWT', name: 'New token', scale: 8, assetClass: 'coin' },
    {
      type: 'catalog.list_pair',
      pairId: newPair,
      baseAssetId: assetId,
      quoteAssetId: usdt,
      tick: price(1_000_000),
      lot: atoms(100_000_000n),
      minNotional: atoms(1_000_000n),
      maxQuantity: atoms(10n ** 14n),
      makerFee: 1_000 as Ppm,
      takerFee: 1_000 as Ppm,
      band: 500_000 as Ppm,
      hasBook: 'yes',
    },
    { type: 'house.fund', house: 'issuance', assetId, amount: atoms(10n ** 12n) },
  ] as const;
  for (const command of commands) {
    await system.exchange.submit({ commandId: `test:token:${command.type}`, actor: 'system', command });
  }
  return assetId;
}
