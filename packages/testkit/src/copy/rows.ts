import type { Command, CopyMode, CopyPairChoice, Direction, Lots, MarginMode, TicketId } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { type AmountText, amountOf, priceOfText } from '../amounts.ts';
import { asset, pair, type PairName } from '../practice-world.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import type { Name, Scene } from '../scene.ts';
import { sends } from '../users.ts';

/** A follow as rows write it: sizes and lots in hundredths, shares in millionths. */
interface FollowText {
  readonly mode?: CopyMode;
  readonly size?: number;
  readonly marginMax?: AmountText;
  readonly pairMarginMax?: AmountText;
  readonly dailyLossMax?: AmountText;
  readonly slippage?: number;
}

/** The limits of a follow as rows write them. */
interface LimitsText extends FollowText {
  readonly pairs?: CopyPairChoice;
  readonly of?: readonly PairName[];
  readonly lossMax?: AmountText;
  readonly profitMin?: AmountText;
}

function howOf(text: FollowText) {
  return {
    mode: text.mode ?? 'multiple',
    size: text.size ?? 100,
    marginMax: cap(text.marginMax),
    pairMarginMax: cap(text.pairMarginMax),
    dailyLossMax: cap(text.dailyLossMax),
    slippage: text.slippage as Ppm | undefined,
  } as const;
}

const labels = new WeakMap<Scene, Map<string, TicketId>>();

function ticketOf(scene: Scene, label: string): TicketId {
  return labels.get(scene)?.get(label) ?? (999 as TicketId);
}

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

const cap = (text: AmountText | undefined) => (text === undefined ? undefined : amountOf(text).atoms);

/** Commands about traders and follows, in the words of a scenario. */
export const copying = {
  terms: (text: { shareMax?: number; followersMax?: number; isOffered?: 'no' | 'yes' } = {}): Action =>
    does(`copying is offered on ${JSON.stringify(text)}`, () => ({
      type: 'copy.set_terms',
      shareMax: (text.shareMax ?? 200_000) as Ppm,
      followersMax: text.followersMax ?? 10,
      isOffered: text.isOffered ?? 'yes',
    })),
  applies: (who: Name, share = 100_000): Action =>
    does(`${who} applies as a trader for ${share} ppm`, (scene) => ({
      type: 'copy.apply',
      accountId: scene.accountOf(who),
      share: share as Ppm,
    })),
  withdraws: (who: Name): Action =>
    does(`${who} takes the application back`, (scene) => ({
      type: 'copy.withdraw_application',
      accountId: scene.accountOf(who),
    })),
  reviews: (who: Name, decision: 'accept' | 'refuse' | 'suspend' | 'restore'): Action =>
    does(`the operator decides to ${decision} ${who}`, (scene) => ({
      type: 'copy.review',
      traderId: scene.accountOf(who),
      decision,
    })),
  follows: (who: Name, whom: Name, text: FollowText = {}): Action =>
    does(`${who} follows ${whom} ${JSON.stringify(text)}`, (scene) => ({
      type: 'copy.follow',
      accountId: scene.accountOf(who),
      traderId: scene.accountOf(whom),
      ...howOf(text),
    })),
  followsWithLimits: (who: Name, whom: Name, text: LimitsText): Action =>
    does(`${who} follows ${whom} within ${JSON.stringify(text)}`, (scene) => ({
      type: 'copy.follow_with_limits',
      accountId: scene.accountOf(who),
      traderId: scene.accountOf(whom),
      ...howOf(text),
      pairs: text.pairs ?? 'all',
      pairIds: (text.of ?? []).map((name) => pair[name]),
      lossMax: cap(text.lossMax),
      profitMin: cap(text.profitMin),
    })),
  leaves: (who: Name, whom: Name): Action =>
    does(`${who} follows ${whom} no more`, (scene) => ({
      type: 'copy.cancel',
      accountId: scene.accountOf(who),
      traderId: scene.accountOf(whom),
    })),
  holdsAlone: (who: Name, label: string): Action =>
    does(`${who} holds ${label} alone`, (scene) => ({
      type: 'copy.self_hold',
      accountId: scene.accountOf(who),
      ticketId: ticketOf(scene, label),
    })),
  opens: (
    who: Name,
    direction: Direction,
    lots: number,
    text: {
      as?: string;
      at?: string;
      multiple?: number;
      mode?: MarginMode;
      pair?: PairName;
      takeProfit?: string;
      takeProfitLots?: number;
      slippage?: number;
    } = {},
  ): Action => ({
    says: `${who} opens ${direction} ${lots / 100} lots ${JSON.stringify(text)}`,
    send(scene) {
      const next = scene.runner.core.contract.nextTicketId as TicketId;
      if (text.as !== undefined) labels.set(scene, (labels.get(scene) ?? new Map()).set(text.as, next));
      const takeProfit =
        text.takeProfit === undefined
          ? undefined
          : { price: priceOfText(text.takeProfit), lots: text.takeProfitLots as Lots | undefined };
      return sends('', {
        type: 'contract.open',
        accountId: scene.accountOf(who),
        pairId: pair[text.pair ?? 'BTC/USDT'],
        direction,
        lots: lots as Lots,
        multiple: text.multiple ?? 10,
        marginMode: text.mode ?? 'isolated',
        limitPrice: text.at === undefined ? undefined : priceOfText(text.at),
        slippage: text.slippage as Ppm | undefined,
        takeProfit,
        stopLoss: undefined,
      }).send(scene);
    },
  }),
  closes: (who: Name, label: string, lots?: number): Action =>
    does(`${who} closes ${lots === undefined ? 'all' : lots / 100} of ${label}`, (scene) => ({
      type: 'contract.close',
      accountId: scene.accountOf(who),
      ticketId: ticketOf(scene, label),
      lots: lots as Lots | undefined,
    })),
  setsTakeProfit: (who: Name, label: string, price: string): Action =>
    does(`${who} takes profit of ${label} at ${price}`, (scene) => ({
      type: 'contract.set_exits',
      accountId: scene.accountOf(who),
      ticketId: ticketOf(scene, label),
      takeProfit: { price: priceOfText(price), lots: undefined },
      stopLoss: undefined,
    })),
  setsSteps: (who: Name, label: string, ...gains: readonly (readonly [price: string, lots: number])[]): Action =>
    does(`${who} takes the profit of ${label} at ${JSON.stringify(gains)}`, (scene) => ({
      type: 'contract.set_exit_steps',
      accountId: scene.accountOf(who),
      ticketId: ticketOf(scene, label),
      takeProfits: gains.map(([price, lots]) => ({ price: priceOfText(price), lots: lots as Lots })),
    })),
  setsMultiple: (who: Name, label: string, multiple: number): Action =>
    does(`${who} sets ${multiple}x on ${label}`, (scene) => ({
      type: 'contract.set_multiple',
      accountId: scene.accountOf(who),
      ticketId: ticketOf(scene, label),
      multiple,
    })),
  reverses: (who: Name, label: string): Action =>
    does(`${who} reverses ${label}`, (scene) => ({
      type: 'contract.reverse',
      accountId: scene.accountOf(who),
      ticketId: ticketOf(scene, label),
    })),
  /** Then: the copies in the facts of the last command, as "name: lots/wanted result reason". */
  told: (...expected: readonly string[]): Row =>
    thenThat(
      `of copies is told ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('copy.copied')
          .map(({ accountId, lots, wantedLots, result, reason }) =>
            `${nameOf(scene, accountId)}: ${lots}/${wantedLots} ${result} ${reason ?? ''}`.trim(),
          ),
      expected,
    ),
  /** Then: the open tickets of a user, as "direction lots @ price". */
  open: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has the open tickets ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries
          .tickets(scene.accountOf(who))
          .filter(({ status }) => status !== 'pending')
          .map(({ direction, lots, entryPrice }) => `${direction} ${lots} @ ${(entryPrice ?? 0) / 1e8}`),
      expected,
    ),
  /** Then: the follows that limits have stopped, in the facts of the last command, as "name: reason result". */
  stopped: (...expected: readonly string[]): Row =>
    thenThat(
      `of stopped follows is told ${JSON.stringify(expected)}`,
      (scene) =>
        scene
          .told('copy.stopped')
          .map(({ accountId, reason, result }) => `${nameOf(scene, accountId)}: ${reason} ${Number(result) / 1e6}`),
      expected,
    ),
  /** Names the newest ticket of a user for later rows. */
  names: (who: Name, label: string): Row => ({
    says: `      the newest ticket of ${who} is ${label}`,
    run(scene) {
      const [newest] = scene.runner.core.queries.tickets(scene.accountOf(who));
      if (newest !== undefined) {
        labels.set(scene, (labels.get(scene) ?? new Map<string, TicketId>()).set(label, newest.ticketId));
      }
    },
  }),
};

function nameOf(scene: Scene, accountId: number): string {
  return (['alice', 'bob', 'carol'] as const).find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
}

/** The commands that offer contracts in BTC and ETH against USDT without spread and fee, so that results are round. */
export function plainContracts(): Command[] {
  const terms = (pairId: (typeof pair)[PairName], lot: bigint): Command => ({
    type: 'contract.set_terms',
    pairId,
    lot: atoms(lot),
    lotsMin: 10 as Lots,
    lotsMax: 100_000 as Lots,
    accountLotsMax: 200_000 as Lots,
    spread: 0 as Ppm,
    fee: 0 as Ppm,
    overnightRate: 0 as Ppm,
    liquidationFee: 0 as Ppm,
    stress: 200_000 as Ppm,
    tiers: [{ floor: atoms(0n), maintenance: 4_000 as Ppm, multipleMax: 100 }],
    isOffered: 'yes',
  });
  return [
    { type: 'house.fund', house: 'underwriting', assetId: asset.USDT, amount: atoms(10_000_000_000_000n) },
    terms(pair['BTC/USDT'], 1_000_000n),
    terms(pair['ETH/USDT'], 10_000_000n),
  ];
}
