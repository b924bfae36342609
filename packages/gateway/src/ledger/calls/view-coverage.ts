import { viewCoverage } from '@candor/api';
import type { HouseName } from '@candor/exchange';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText, plus, zero } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveOperator } from '../../serving/serve.ts';
import { houseAccounts } from '../house-accounts.ts';

const reserving: readonly HouseName[] = ['underwriting', 'rewards_locked', 'rewards_coupons', 'issuance'];

export default serveOperator(viewCoverage, async (deps) => {
  const { exchange, market } = deps;
  const [cover, options, accounts] = await Promise.all([
    exchange.query('contractCover'),
    exchange.query('optionMarkets'),
    houseAccounts(deps),
  ]);
  const { code, scale } = market.instruments.assetOf(usdtId);
  const text = (amount: Atoms): string => atomsToText(amount, scale);
  const sum = (amounts: readonly Atoms[]): string => text(amounts.reduce(plus, zero));
  return done({
    code,
    underwriting: text(cover.underwriting),
    insurance: text(cover.insurance),
    owed: sum(cover.markets.map(({ owed }) => owed)),
    stressed: sum(cover.markets.map(({ stressed }) => stressed)),
    contracts: cover.markets.map(({ pairId, owed, stress, stressed }) => ({
      pairId,
      symbol: market.instruments.pairOf(pairId).symbol,
      owed: text(owed),
      stress,
      stressed: text(stressed),
    })),
    options: options.map(({ terms, reserved, room }) => ({
      pairId: terms.pairId,
      symbol: market.instruments.pairOf(terms.pairId).symbol,
      reserved: text(reserved),
      exposureMax: text(terms.exposureMax),
      room: text(room),
    })),
    promises: accounts.filter(({ house }) => reserving.includes(house)),
  });
});
