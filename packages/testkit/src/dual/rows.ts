import { type AccountId, type Command, type DualProductId, type DualPurchaseId, gridMs } from '@candor/exchange';
import { type Ppm, priceToText } from '@candor/money';
import { type AmountText, amountOf, amountText, priceOfText } from '../amounts.ts';
import { pair } from '../catalog.ts';
import { worldStartMs } from '../runner.ts';
import { asset, type AssetCode } from '../practice-world.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';
import { dualProductFor, dualPutFor, type OpenDualProduct } from './world.ts';

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

function nameOf(scene: Scene, accountId: AccountId): string {
  return names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
}

const codeOf = (assetId: number) =>
  (Object.keys(asset) as AssetCode[]).find((code) => asset[code] === assetId) ?? 'USDT';

interface PurchaseText {
  /** Terms that the buyer takes for the product's. */
  readonly termsHash?: Uint8Array;
  /** Reinvested at no less than so much a year. */
  readonly reinvestsAt?: number;
}

/** The acts of users with dual investments, and the facts they see. */
export const dual = {
  opens: (changes: Partial<OpenDualProduct> = {}): Action =>
    sends(`a call is offered ${Object.keys(changes).join(' ')}`, dualProductFor(changes)),
  opensPut: (changes: Partial<OpenDualProduct> = {}): Action =>
    sends(`a put is offered ${Object.keys(changes).join(' ')}`, dualPutFor(changes)),
  closes: (productId: number): Action =>
    sends(`product ${productId} is closed`, { type: 'dual.close_product', productId: productId as DualProductId }),
  buys: (who: Name, productId: number, shares: number, { termsHash, reinvestsAt }: PurchaseText = {}): Action =>
    does(`${who} buys ${shares} shares of product ${productId}`, (scene) => ({
      type: 'dual.buy',
      accountId: scene.accountOf(who),
      productId: productId as DualProductId,
      shares,
      termsHash:
        termsHash ?? scene.runner.core.queries.dualProduct(productId as DualProductId)?.hash ?? new Uint8Array(),
      ...(reinvestsAt === undefined ? {} : { reinvest: { interestMin: reinvestsAt as Ppm } }),
    })),
  reinvests: (who: Name, purchaseId: number, interestMin?: number): Action =>
    does(`${who} reinvests purchase ${purchaseId} from ${interestMin}`, (scene) => ({
      type: 'dual.set_reinvest',
      accountId: scene.accountOf(who),
      purchaseId: purchaseId as DualPurchaseId,
      ...(interestMin === undefined ? {} : { reinvest: { interestMin: interestMin as Ppm } }),
    })),
  /** Up to so much altogether, "500 USDT"; absent: without a limit. */
  limits: (who: Name, most?: AmountText): Action =>
    does(`${who} allows themselves ${most ?? 'anything'}`, (scene) => ({
      type: 'dual.set_limit',
      accountId: scene.accountOf(who),
      ...(most === undefined ? {} : { heldMax: amountOf(most).atoms }),
    })),
  /** Any command of a user. */
  does: (who: Name, command: (accountId: AccountId) => Command): Action =>
    does(`${who} sends`, (scene) => command(scene.accountOf(who))),
  pauses: (who: Name, ms: number): Action =>
    does(`${who} pauses for ${ms} ms`, (scene) => ({
      type: 'dual.pause',
      accountId: scene.accountOf(who),
      untilMs: scene.runner.nowMs + ms,
    })),
  /** Then: the user's own limit, and how much of it is used. */
  limit: (who: Name, heldMax: AmountText | undefined, held: AmountText): Row =>
    thenThat(
      `${who} may hold ${heldMax ?? 'anything'} and holds ${held}`,
      (scene) => {
        const limit = scene.runner.core.queries.dualLimit(scene.accountOf(who));
        return [limit.heldMax && amountText(limit.heldMax, 'USDT'), amountText(limit.held, 'USDT')];
      },
      [heldMax, held],
    ),
  /** A tick of bitcoin at each grid instant up to so long after the world began. */
  ticksUntil: (ms: number, btc: string): Row => ({
    says: `given the index is ${btc} until ${ms} ms after the beginning`,
    run(scene) {
      const { runner } = scene;
      const last = Math.floor((worldStartMs + ms) / gridMs);
      while (Math.floor(runner.nowMs / gridMs) < last) {
        scene.hear(runner.tick([{ pairId: pair['BTC/USDT'], price: priceOfText(btc) }]));
      }
    },
  }),
  /** Then: the settlements of the last command, as "name: result paid at price". */
  settled: (...expected: readonly string[]): Row =>
    thenThat(
      `settled is ${JSON.stringify(expected)}`,
      (scene) =>
        scene.told('dual.settled').map(({ accountId, result, paid, paidAssetId, settlementPrice }) => {
          const at = settlementPrice === undefined ? 'nothing' : priceToText(settlementPrice);
          return `${nameOf(scene, accountId)}: ${result} ${amountText(paid, codeOf(paidAssetId))} at ${at}`;
        }),
      expected,
    ),
  /** Then: the reasons that purchases of the last command were not reinvested. */
  notReinvested: (...expected: readonly string[]): Row =>
    thenThat(
      `not reinvested are ${JSON.stringify(expected)}`,
      (scene) => scene.told('dual.reinvest_refused').map(({ reason }) => reason),
      expected,
    ),
  /** Then: the user's live purchases, newest first, as "shares of product". */
  live: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries
          .dualPurchases(scene.accountOf(who))
          .map(({ shares, productId }) => `${shares} of ${productId}`),
      expected,
    ),
  /** Then: the samples in the windows that the last command closed. */
  windows: (...expected: readonly number[]): Row =>
    thenThat(
      `windows are closed with ${expected.join(', ')} samples`,
      (scene) => scene.told('dual.window_closed').map(({ samples }) => samples.length),
      expected,
    ),
  /** Then: the shares of a product that are left. */
  left: (productId: number, expected: number): Row =>
    thenThat(
      `${expected} shares of product ${productId} are left`,
      (scene) => scene.runner.core.queries.dualProduct(productId as DualProductId)?.leftShares,
      expected,
    ),
};
