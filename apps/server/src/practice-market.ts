import type { AssetId, CommandType, Exchange, Submission } from '@candor/exchange';
import {
  type Catalogue,
  type CrowdAccounts,
  type CrowdHoldings,
  crowdOrders,
  type IndexTick,
  type SimulatedTrader,
  type Simulation,
  SimulatedSource,
  traderOrders,
  tradersLookEvery,
} from '@candor/feed';
import { Fault } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { Logger } from 'pino';

export interface PracticeMarket {
  /** Sends no more; resolves when what was sent has been answered. */
  stop(): Promise<void>;
}

/** The crowd looks at what it holds this often, in ticks. */
const holdingsEvery = 120;

/**
 * The simulated index and the orders of the simulated traders. A tick that finds the exchange busy, or the one before it
 * unanswered, is left out: an old price is not news, and users' commands go first.
 */
export function startPracticeMarket(
  exchange: Exchange,
  { simulation, catalogue }: { readonly simulation: Simulation; readonly catalogue: Catalogue },
  crowd: {
    readonly accounts: CrowdAccounts;
    readonly target: ReadonlyMap<AssetId, Atoms>;
    readonly traders: readonly SimulatedTrader[];
  },
  log: Logger,
): PracticeMarket {
  const source = new SimulatedSource(simulation);
  let underWay: Promise<void> | undefined;
  let holdings: CrowdHoldings | undefined;
  let ticks = 0;

  async function tick({ gridIndex, prices }: IndexTick): Promise<void> {
    const command = { type: 'index.tick', gridIndex, prices } as const;
    if (!(await sent({ commandId: `tick:${gridIndex}`, actor: 'system', command }))) return;
    if (ticks % holdingsEvery === 0) holdings = await look();
    const orders = crowdOrders(simulation, crowd.accounts, gridIndex, holdings);
    if (ticks % tradersLookEvery === 0) {
      for (const trader of crowd.traders) orders.push(...(await contractOrders(trader, gridIndex)));
    }
    ticks += 1;
    await Promise.all(orders.map(sent));
  }

  async function contractOrders(trader: SimulatedTrader, gridIndex: number): Promise<Submission[]> {
    const [tickets, { spendable }] = await Promise.all([
      exchange.query('tickets', trader.accountId),
      exchange.query('leverAccount', trader.accountId),
    ]);
    return traderOrders(simulation, catalogue, trader, gridIndex, { tickets, spendable });
  }

  async function look(): Promise<CrowdHoldings> {
    const balances = await exchange.query('balances', crowd.accounts.taker);
    const inSpot = balances.filter(({ walletType }) => walletType === 'change');
    return { now: new Map(inSpot.map(({ assetId, available }) => [assetId, available])), target: crowd.target };
  }

  /** False when the exchange had no room for it. A refusal is an answer like any other. */
  async function sent(submission: Submission): Promise<boolean> {
    try {
      await exchange.submit<CommandType>(submission);
      return true;
    } catch (error) {
      if (error instanceof Fault && error.kind === 'exchange_busy') return false;
      throw error;
    }
  }

  source.start((next) => {
    underWay ??= tick(next)
      .catch((error: unknown) => {
        // The exchange has stopped: whoever runs it hears of that on its own.
        if (!(error instanceof Fault)) log.error({ err: error }, 'the simulated market failed');
      })
      .finally(() => {
        underWay = undefined;
      });
  });
  return {
    async stop() {
      source.stop();
      await underWay;
    },
  };
}
