import { randomUUID } from 'node:crypto';
import { type AssetId, type CommandType, type Exchange, gridMs, type Submission } from '@candor/exchange';
import {
  type Catalogue,
  type CrowdAccounts,
  type CrowdHoldings,
  crowdOrders,
  type IndexSource,
  type IndexTick,
  type SimulatedTrader,
  type Simulation,
  SimulatedSource,
  traderOrders,
  sparseCrowdEvery,
  sparseCrowdOrders,
  tradersLookEvery,
} from '@candor/feed';
import type { IndexSources, Metrics } from '@candor/gateway';
import { Fault } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { Atoms } from '@candor/money';
import type { Logger } from 'pino';
import type { Attention } from '../attention.ts';
import type { SettlementWindows } from './settlement-windows.ts';

/** The interval at which the crowd checks its holdings, in grid instants. */
const holdingsEvery = 120;
/** Without visitors, one instant in so many has a tick: often enough that no price is ever stale. */
const unwatchedTickEvery = 8;

/**
 * The simulated index and the orders of the simulated traders. A tick that finds the exchange busy, or the one before
 * it unanswered, is left out: an old price is not news, and users' commands go first. While the exchange's clock is in
 * doubt it accepts no tick, so none is sent.
 *
 * Without visitors, ticks come every four seconds and each pair trades once in five minutes: stops, liquidations and
 * fees go on, and the disk is not filled with unseen data. Windows that decide something somebody has bought get every
 * tick all the same.
 */
export function practiceMarket(
  exchange: Exchange,
  { simulation, catalogue }: { readonly simulation: Simulation; readonly catalogue: Catalogue },
  crowd: {
    readonly accounts: CrowdAccounts;
    readonly target: ReadonlyMap<AssetId, Atoms>;
    readonly traders: readonly SimulatedTrader[];
  },
  {
    attention,
    settlements,
    metrics,
    sources,
    log,
  }: {
    readonly attention: Pick<Attention, 'isWatched'>;
    readonly settlements: Pick<SettlementWindows, 'isOpen'>;
    readonly metrics: Pick<Metrics, 'tick'>;
    readonly sources: Pick<IndexSources, 'opened' | 'heard'>;
    readonly log: Logger;
  },
  source: IndexSource = new SimulatedSource(simulation),
): Duty {
  /** An instant may come twice where the clock was set back, and its first tick may have been refused. */
  const run = randomUUID();
  let sentTicks = 0;
  let isClockInDoubt = false;
  let underWay: Promise<void> | undefined;
  let holdings: CrowdHoldings | undefined;
  const turns = { unwatchedTick: -1, sparseCrowd: -1, holdings: -1, traders: -1 };

  async function tick({ gridIndex, prices }: IndexTick): Promise<void> {
    const command = { type: 'index.tick', gridIndex, prices } as const;
    sentTicks += 1;
    const isTaken = await sent({ commandId: `tick:${run}:${sentTicks}`, actor: 'system', command });
    metrics.tick(isTaken ? 'taken' : 'left_out');
    if (!isTaken) return;
    if (isTurn('holdings', gridIndex, holdingsEvery)) holdings = await look();
    const orders = passersBy(gridIndex);
    if (isTurn('traders', gridIndex, tradersLookEvery)) {
      for (const trader of crowd.traders) orders.push(...(await contractOrders(trader, gridIndex)));
    }
    await Promise.all(orders.map(sent));
  }

  /** True for the first of each stretch of so many instants: a busy machine may skip some. */
  function isTurn(what: keyof typeof turns, gridIndex: number, every: number): boolean {
    const stretch = Math.floor(gridIndex / every);
    if (turns[what] === stretch) return false;
    turns[what] = stretch;
    return true;
  }

  function passersBy(gridIndex: number): Submission[] {
    if (attention.isWatched) return crowdOrders(simulation, crowd.accounts, gridIndex, holdings);
    if (!isTurn('sparseCrowd', gridIndex, sparseCrowdEvery)) return [];
    return sparseCrowdOrders(simulation, crowd.accounts, gridIndex, holdings);
  }

  async function contractOrders(trader: SimulatedTrader, gridIndex: number): Promise<Submission[]> {
    const [tickets, { spendable }] = await Promise.all([
      exchange.query('tickets', trader.accountId),
      exchange.query('contractAccount', trader.accountId),
    ]);
    return traderOrders(simulation, catalogue, trader, gridIndex, { tickets, spendable });
  }

  async function look(): Promise<CrowdHoldings> {
    const balances = await exchange.query('balances', crowd.accounts.taker);
    const inSpot = balances.filter(({ walletType }) => walletType === 'spot');
    return { now: new Map(inSpot.map(({ assetId, available }) => [assetId, available])), target: crowd.target };
  }

  /** False when the exchange had no room for it. A refusal is an answer like any other. */
  async function sent(submission: Submission): Promise<boolean> {
    try {
      const { outcome } = await exchange.submit<CommandType>(submission);
      isClockInDoubt ||= !outcome.ok && outcome.code === 'clock_fault';
      return true;
    } catch (error) {
      if (error instanceof Fault && (error.kind === 'exchange_busy' || error.kind === 'disk_low')) return false;
      throw error;
    }
  }

  function hear(next: IndexTick): void {
    sources.heard(source.name, next);
    if (isClockInDoubt) return;
    const isAtFullPace = attention.isWatched || settlements.isOpen(next.gridIndex * gridMs);
    if (underWay !== undefined) {
      if (isAtFullPace) metrics.tick('left_out');
      return;
    }
    if (!isAtFullPace && !isTurn('unwatchedTick', next.gridIndex, unwatchedTickEvery)) return;
    underWay = tick(next)
      .catch((error: unknown) => {
        // The exchange has stopped, which is reported elsewhere.
        if (!(error instanceof Fault)) log.error({ event: 'market.failed', err: error }, 'the simulated market failed');
      })
      .finally(() => {
        underWay = undefined;
      });
  }

  let unhear: (() => void) | undefined;
  return {
    name: 'practice-market',
    start() {
      unhear = exchange.onCommit(
        ({ events }) => {
          if (events.some(({ event }) => event.type === 'clock.restored')) isClockInDoubt = false;
        },
        (type) => type === 'clock.restored',
      );
      sources.opened(source.name);
      source.start(hear);
    },
    async stop() {
      source.stop();
      unhear?.();
      await underWay;
    },
  };
}
