import { house, type ProjectCancelReason, type ProjectId } from '@candor/exchange';
import { atoms } from '@candor/money';
import { type AmountText, amountOf, amountText, priceOfText } from '../amounts.ts';
import { asset, type AssetCode, pair, type PairName } from '../catalog.ts';
import { worldStartMs } from '../runner.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';
import { projectFor, type SetProject, subscriptionTo } from './world.ts';

interface SubscriptionText {
  readonly project?: number;
  /** The price that the subscriber saw; absent: the project's. */
  readonly at?: string;
  readonly pay?: AssetCode;
}

function nameOf(accountId: number): string {
  return names[accountId - 1_000] ?? String(accountId);
}

/** The acts of operators and users with IEOs, and the facts they see. */
export const ieo = {
  sets: (changes: Partial<SetProject> = {}): Action => sends('a project is set', projectFor(changes)),
  subscribes: (who: Name, size: AmountText, { project = 1, at, pay }: SubscriptionText = {}): Action => {
    const says = `${who} subscribes for ${size} of project ${project}`;
    const send = (scene: Scene) => {
      const changes = {
        projectId: project as ProjectId,
        amount: amountOf(size).atoms,
        ...(at === undefined ? {} : { price: priceOfText(at) }),
        ...(pay === undefined ? {} : { payAssetId: asset[pay] }),
      };
      return sends(says, subscriptionTo(scene.runner, scene.accountOf(who), changes)).send(scene);
    };
    return { says, send };
  },
  /** A market of the token from a minute of the world on. */
  opensMarket: (minute: number, { of = 'ETH/USDT', project = 1 }: { of?: PairName; project?: number } = {}): Action =>
    sends(`${of} is to open in minute ${minute}`, {
      type: 'ieo.set_market',
      projectId: project as ProjectId,
      pairId: pair[of],
      opensAtMs: worldStartMs + minute * 60_000,
    }),
  moves: (size: AmountText, direction: 'to_issuance' | 'to_treasury'): Action => {
    const { assetId, atoms: amount } = amountOf(size);
    return sends(`${size} are moved ${direction}`, { type: 'ieo.move_issuance', assetId, amount, direction });
  },
  cancels: (project = 1, reason: ProjectCancelReason = 'issuer_withdrew'): Action =>
    sends(`project ${project} is cancelled`, { type: 'ieo.cancel_project', projectId: project as ProjectId, reason }),
  /** Given: the clock passes a minute of the world, and a command lets the core notice. */
  minute: (minute: number): Row => ({
    says: `minute ${minute} of the world passes`,
    run({ runner }) {
      runner.nowMs = Math.max(runner.nowMs, worldStartMs + minute * 60_000);
      runner.must({ type: 'catalog.set_pair_status', pairId: 1 as never, status: 'trading' });
      runner.nowMs += 1_000;
      runner.must({ type: 'catalog.set_pair_status', pairId: 1 as never, status: 'trading' });
    },
  }),
  /** Then: the tokens, the pay and the refund of every row of the allocation list so far. */
  allocated: (...expected: readonly string[]): Row =>
    thenThat(
      `the allocation list is ${JSON.stringify(expected)}`,
      ({ runner }) =>
        runner.steps.flatMap(({ events }) =>
          events.flatMap((event) =>
            event.type === 'ieo.allocated'
              ? [
                  `${nameOf(event.accountId)}: ${amountText(event.allocated, 'ETH')} for ${amountText(event.paid, 'USDT')}, ${amountText(event.refunded, 'USDT')} back`,
                ]
              : [],
          ),
        ),
      expected,
    ),
  /** Then: what the house has of the token that is available and set aside, and the pay it took. */
  issuance: (available: AmountText, setAside: string, proceeds: AmountText): Row =>
    thenThat(
      `issuance has ${available}, ${setAside} set aside, and ${proceeds}`,
      ({ runner }) => {
        const { ledger } = runner.core;
        const tokens = ledger.wallet(house.issuance, 'house', asset.ETH);
        const pay = ledger.wallet(house.issuance, 'house', asset.USDT);
        return [
          amountText(ledger.available(tokens), 'ETH'),
          amountText(ledger.frozen(tokens), 'ETH'),
          amountText(atoms(ledger.available(pay)), 'USDT'),
        ];
      },
      [available, `${setAside} ETH`, proceeds],
    ),
  /** Then: the states of the live projects, in the order of their numbers. */
  states: (...expected: readonly string[]): Row =>
    thenThat(
      `projects are ${JSON.stringify(expected)}`,
      ({ runner }) => runner.core.queries.projects().map(({ state }) => state),
      expected,
    ),
};
