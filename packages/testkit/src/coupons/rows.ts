import type { AccountId, CouponCampaignId, CouponId } from '@candor/exchange';
import type { CouponKind, CouponRevocation } from '@candor/exchange/rules';
import { type Atoms, atoms } from '@candor/money';
import { type AmountText, amountOf, amountText } from '../amounts.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';
import { campaignFor, campaignNumbers, type SetCampaign } from './world.ts';

const usdt = (amount: Atoms) => amountText(amount, 'USDT');

function nameOf(scene: Scene, accountId: AccountId): string {
  return names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
}

interface IssueText {
  readonly campaign?: number;
  /** Terms that the operator takes for those in force. */
  readonly termsHash?: Uint8Array;
  /** Accounts in place of the names'. */
  readonly accounts?: readonly number[];
}

/** The acts of users and operators with coupons, and the facts they see. Amounts are USDT. */
export const coupons = {
  sets: (kind: CouponKind, changes: Partial<SetCampaign> = {}): Action =>
    sends(`coupons of ${kind} are issued on new terms ${Object.keys(changes).join(' ')}`, campaignFor(kind, changes)),
  issues: (kind: CouponKind, to: readonly Name[], text: IssueText = {}): Action => {
    const says = `the operator issues ${kind} to ${to.join(' and ')} ${JSON.stringify(Object.keys(text))}`;
    return {
      says,
      send(scene) {
        const campaignId = (text.campaign ?? campaignNumbers[kind]) as CouponCampaignId;
        const known = scene.runner.core.queries.couponCampaigns().find(({ terms }) => terms.campaignId === campaignId);
        const accountIds = (text.accounts ?? to.map((name) => scene.accountOf(name))) as AccountId[];
        const termsHash = text.termsHash ?? known?.hash ?? new Uint8Array();
        return sends(says, { type: 'coupons.issue', campaignId, accountIds, termsHash }).send(scene);
      },
    };
  },
  revokes: (couponId: number, reason: CouponRevocation = 'issued_by_mistake'): Action =>
    sends(
      `the operator revokes coupon ${couponId}`,
      { type: 'coupons.revoke', couponId: couponId as CouponId, reason },
      'operator',
    ),
  uses: (who: Name, couponId: number): Action => ({
    says: `${who} uses coupon ${couponId}`,
    send: (scene) =>
      sends('', {
        type: 'coupons.use',
        accountId: scene.accountOf(who),
        couponId: couponId as CouponId,
      }).send(scene),
  }),
  /** Sends a coupon with another act. */
  with: (couponId: number, act: Action): Action => ({
    says: `${act.says} with coupon ${couponId}`,
    send(scene) {
      scene.runner.riding = couponId as CouponId;
      return act.send(scene);
    },
  }),
  /** Then: the user's live coupons, newest first, as "number kind: act reference, paid". */
  live: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has the coupons ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries.coupons(scene.accountOf(who)).map(({ couponId, kind, use, paid }) => {
          const where = use === undefined ? 'unused' : `${use.act} ${use.reference}`;
          return `${couponId} ${kind}: ${where}, ${usdt(paid)}`;
        }),
      expected,
    ),
  /** Then: the payments of the last command, as "name number: amount". */
  paid: (...expected: readonly string[]): Row =>
    thenThat(
      `coupons pay ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('coupons.paid')
          .map(({ accountId, couponId, amount }) => `${nameOf(scene, accountId)} ${couponId}: ${usdt(amount)}`),
      expected,
    ),
  /** Then: the coupons that ended or came back with the last command, as "number: how, paid". */
  ended: (...expected: readonly string[]): Row =>
    thenThat(
      `ended are ${JSON.stringify(expected)}`,
      (scene) => [
        ...scene.told('coupons.returned').map(({ couponId, reason }) => `${couponId}: back, ${reason}`),
        ...scene
          .told('coupons.ended')
          .map(({ couponId, end, paid, released }) => `${couponId}: ${end}, ${usdt(paid)} and ${usdt(released)} back`),
      ],
      expected,
    ),
  /** Then: the part of the funds that is free, and the part that live coupons have. */
  rewards: (available: AmountText, reserved: AmountText): Row =>
    thenThat(
      `funds have ${available} and ${reserved} for coupons`,
      ({ runner }) => {
        const { ledger } = runner.core;
        const wallet = ledger.wallet(10 as AccountId, 'house', amountOf(available).assetId);
        return [usdt(ledger.available(wallet)), usdt(atoms(ledger.frozen(wallet)))];
      },
      [available, reserved],
    ),
};
