import type { AccountId, Command, CommandOf, OtcAdId, OtcOrderId } from '@candor/exchange';
import { type AmountText, amountOf, amountText } from '../amounts.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import type { Name, Scene } from '../scene.ts';
import { sends } from '../users.ts';
import { otcAdFor, otcOrderFor, otcTermsFor } from './world.ts';

/** A side by its name, or an account that nobody has. */
type Who = Name | 'nobody';

function does(says: string, command: (scene: Scene) => Command): Action {
  return {
    says,
    send(scene) {
      const answer = sends(says, command(scene)).send(scene);
      return answer === 'done: asked' ? 'done' : answer;
    },
  };
}

function idOf(scene: Scene, who: Who): AccountId {
  return who === 'nobody' ? (5_000 as AccountId) : scene.accountOf(who);
}

type Own = 'mark_paid' | 'release' | 'cancel' | 'appeal';
const own = (act: Own, who: Who, orderId: number): Action =>
  does(`${who}: ${act} of order ${orderId}`, (scene) => ({
    type: `otc.${act}`,
    accountId: idOf(scene, who),
    orderId: orderId as OtcOrderId,
  }));

/** The acts of users in OTC, and the facts they see. Ad 1 offers USDT for dollars. */
export const otc = {
  offers: (who: Who, changes: Partial<CommandOf<'otc.open_ad'>> = {}): Action =>
    does(`${who} opens an ad ${Object.keys(changes).join(' ')}`, (scene) => ({
      ...otcAdFor(changes),
      accountId: idOf(scene, who),
    })),
  edits: (who: Who, adId: number, changes: Partial<CommandOf<'otc.edit_ad'>> = {}): Action =>
    does(`${who} edits ad ${adId}: ${Object.keys(changes).join(' ')}`, (scene) => ({
      type: 'otc.edit_ad',
      ...otcTermsFor(),
      ...changes,
      accountId: idOf(scene, who),
      adId: adId as OtcAdId,
    })),
  sets: (who: Who, adId: number, state: 'live' | 'paused' | 'closed'): Action =>
    does(`ad ${adId} of ${who} is ${state}`, (scene) => ({
      type: 'otc.set_ad_state',
      accountId: idOf(scene, who),
      adId: adId as OtcAdId,
      state,
    })),
  orders: (who: Who, size: AmountText, changes: Partial<CommandOf<'otc.open_order'>> = {}): Action =>
    does(`${who} orders ${size} ${Object.keys(changes).join(' ')}`, (scene) => ({
      ...otcOrderFor({ quantity: amountOf(size).atoms, ...changes }),
      accountId: idOf(scene, who),
    })),
  pays: (who: Who, orderId: number) => own('mark_paid', who, orderId),
  releases: (who: Who, orderId: number) => own('release', who, orderId),
  cancels: (who: Who, orderId: number) => own('cancel', who, orderId),
  appeals: (who: Who, orderId: number) => own('appeal', who, orderId),
  disputes: (who: Who, orderId: number): Action =>
    does(`${who} disputes order ${orderId}`, (scene) => ({
      type: 'otc.dispute',
      accountId: idOf(scene, who),
      orderId: orderId as OtcOrderId,
      reason: 'not_released',
    })),
  decides: (operator: string, orderId: number, toBuyer: AmountText): Action =>
    sends(`${operator} gives ${toBuyer} of order ${orderId} to its buyer`, {
      type: 'otc.decide',
      orderId: orderId as OtcOrderId,
      operator,
      amount: amountOf(toBuyer).atoms,
      reason: 'payment_proven',
    }),
  /** Then: the user's orders under way, newest first, as "number state as role". */
  under: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries
          .liveOtcOrders(scene.accountOf(who))
          .map(({ orderId, state, role }) => `${orderId} ${state} as ${role}`),
      expected,
    ),
  /** Then: the orders that ended with the last command, as "number state: to buyer, to seller, to ad". */
  ended: (...expected: readonly string[]): Row =>
    thenThat(
      `ended are ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('otc.ended')
          .map(
            ({ orderId, state, toBuyer, toSeller, toAd }) =>
              `${orderId} ${state}: ${[toBuyer, toSeller, toAd].map((part) => amountText(part, 'USDT')).join(', ')}`,
          ),
      expected,
    ),
  /** Then: the ads that take orders now, in their order, as "number side". */
  listed: (...expected: readonly string[]): Row =>
    thenThat(
      `listed are ${JSON.stringify(expected)}`,
      ({ runner }) =>
        runner.core.queries.otcAds({ offset: 0, limit: 50 }).rows.map(({ adId, side }) => `${adId} ${side}`),
      expected,
    ),
  /** Then: what ad 1 has left, and its state. */
  left: (expected: AmountText | 'closed'): Row =>
    thenThat(
      `ad 1 has ${expected}`,
      ({ runner }) => {
        const ad = runner.core.queries.otcAd(1 as OtcAdId);
        return ad === undefined ? 'closed' : amountText(ad.quantity, 'USDT');
      },
      expected,
    ),
};
