import {
  type AssetClass,
  type HouseName,
  house as houseAccounts,
  type PairStatus,
  type AssetId,
} from '@candor/exchange';
import { atoms, type Ppm, priceToText } from '@candor/money';
import { type AmountText, amountOf, amountText, priceOfText } from './amounts.ts';
import { pair, type PairName } from './practice-world.ts';
import { worldStartMs } from './runner.ts';
import { type Action, type Row, thenThat } from './scenario.ts';
import { sends } from './users.ts';

/** The acts of the operator and the system. */
export const operator = {
  sets: (name: PairName, status: PairStatus): Action =>
    sends(`the operator sets ${name} to ${status}`, { type: 'catalog.set_pair_status', pairId: pair[name], status }),
  setsFees: (name: PairName, makerFee: number, takerFee: number): Action =>
    sends(`the operator sets the fees of ${name} to ${makerFee} and ${takerFee} ppm`, {
      type: 'catalog.set_pair_fees',
      pairId: pair[name],
      makerFee: makerFee as Ppm,
      takerFee: takerFee as Ppm,
    }),
  funds: (name: HouseName, size: AmountText): Action =>
    sends(`${name} is given ${size}`, {
      type: 'house.fund',
      house: name,
      assetId: amountOf(size).assetId,
      amount: amountOf(size).atoms,
    }),
  setsFaucet: (size: AmountText): Action =>
    sends(`the faucet gives ${size} a day`, {
      type: 'practice.set_faucet',
      assetId: amountOf(size).assetId,
      amount: amountOf(size).atoms,
    }),
  laysLadder: (
    name: PairName,
    ladder: { halfSpread: number; step: number; levels: number; size: AmountText },
  ): Action =>
    sends(`the house makes ${name} with ${JSON.stringify(ladder)}`, {
      type: 'spot.set_maker',
      pairId: pair[name],
      halfSpread: ladder.halfSpread as Ppm,
      step: ladder.step as Ppm,
      levels: ladder.levels,
      quantity: amountOf(ladder.size).atoms,
    }),
  listsAsset: (assetId: number, code: string, scale: number, assetClass: AssetClass = 'coin'): Action =>
    sends(`${code} is listed as number ${assetId}`, {
      type: 'catalog.list_asset',
      assetId: assetId as AssetId,
      code,
      name: code,
      scale,
      assetClass,
    }),
};

/** The index of some pairs at the next grid instant. */
export function ticks(prices: Partial<Record<PairName, string>>): Action {
  return {
    says: `the index is ${JSON.stringify(prices)}`,
    send: (scene) => {
      const step = scene.runner.tick(
        Object.entries(prices).map(([name, text]) => ({ pairId: pair[name as PairName], price: priceOfText(text) })),
      );
      return scene.hear(step);
    },
  };
}

/** Time goes by without a command. */
export function passes(ms: number): Row {
  return { says: `      ${ms} ms pass`, run: (scene) => scene.runner.wait(ms) };
}

/** The exchange runs until the next command is as long after the beginning: it ticks before anybody takes it for an outage. */
export function runsUntil(ms: number, tape: Action = ticks({})): Row {
  return {
    says: `      the exchange runs until ${ms} ms after the beginning`,
    run(scene) {
      const { runner } = scene;
      const untilMs = worldStartMs + ms - runner.stepMs;
      while (untilMs - runner.nowMs > 1_000) {
        tape.send(scene);
        runner.nowMs = Math.min(runner.nowMs + 8_000, untilMs);
      }
      runner.nowMs = untilMs;
    },
  };
}

/** It is so long after the world began. */
export function waitsUntil(ms: number): Row {
  return {
    says: `      ${ms} ms after the beginning`,
    run({ runner }) {
      runner.nowMs = worldStartMs + ms;
    },
  };
}

/** Then: the state of an order, its filled quantity, cost and fee. */
export function order(label: string, status: string, filled?: { base: bigint; quote: bigint; fee: bigint }): Row {
  return thenThat(
    `${label} is ${status}`,
    (scene) => {
      const { status: is, filled: base, filledQuote: quote, fee } = scene.knownOrder(label);
      return filled === undefined ? is : { status: is, base, quote, fee };
    },
    filled === undefined ? status : { status, ...filled },
  );
}

/** Then: the trades of the last command, as "quantity @ price". */
export function trades(...expected: readonly string[]): Row {
  return thenThat(
    `there are the trades ${JSON.stringify(expected)}`,
    (scene) =>
      scene.told('spot.traded').map(({ quantity, price }) => `${amountText(quantity, 'BTC')} @ ${priceToText(price)}`),
    expected,
  );
}

/** Then: the levels of a side, best first, as "quantity @ price". */
export function book(side: 'bids' | 'asks', ...expected: readonly string[]): Row {
  return thenThat(
    `the ${side} are ${JSON.stringify(expected)}`,
    (scene) => {
      const levels = scene.runner.core.queries.book(pair['BTC/USDT'], 100)[side];
      return levels.map(([price, quantity]) => `${amountText(quantity, 'BTC')} @ ${priceToText(price)}`);
    },
    expected,
  );
}

/** Then: the total of a house account. */
export function houseHolds(name: HouseName, total: AmountText): Row {
  const { code, assetId } = amountOf(total);
  return thenThat(
    `${name} holds ${total}`,
    (scene) => {
      const balances = scene.runner.core.queries.balances(houseAccounts[name]);
      const found = balances.find((balance) => balance.assetId === assetId);
      return amountText(atoms((found?.available ?? 0n) + (found?.frozen ?? 0n)), code);
    },
    total,
  );
}
