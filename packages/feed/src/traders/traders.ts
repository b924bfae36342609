import {
  type AccountId,
  type AssetId,
  type Command,
  type Direction,
  gridMs,
  type Lots,
  type Submission,
  type TicketView,
} from '@candor/exchange';
import { dayMs, minuteMs, present } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, price, priceScale } from '@candor/money';
import type { Catalogue, CatalogueContract, CataloguePair } from '../instruments/types.ts';
import { instantsPerMinute } from '../simulation/grid.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { type Character, characters, type TraderScene, usualMove } from './characters.ts';

/** A simulated trader and the account it trades from. */
export interface SimulatedTrader {
  readonly key: Character['key'];
  readonly accountId: AccountId;
}

/** A trader's view of its own account. */
export interface TraderView {
  readonly tickets: readonly Pick<TicketView, 'ticketId' | 'pairId' | 'status' | 'openedAtMs'>[];
  /** Of the contract account. */
  readonly spendable: Atoms;
}

/** Traders look at their accounts and at the market this often, in grid instants. */
export const tradersLookEvery = 10;

/** True if a trader looks at a pair at a grid instant: pairs take turns, so that it does not send all its orders at once. */
type Turns = (character: Character, pair: CataloguePair, gridIndex: number) => boolean;

const turnsOfToday: Turns = ({ everyMinutes }, { pairId }, gridIndex) => {
  const looks = (everyMinutes * instantsPerMinute) / tradersLookEvery;
  return (Math.floor(gridIndex / tradersLookEvery) + pairId * 7) % looks === 0;
};

const share = 100_000 as Ppm;
/** The number of whole USDT below which a trader claims its daily share of the faucet. */
const tooLittle = 1_000n;

type Traded = Pick<Catalogue, 'pairs' | 'contracts' | 'assets'>;

/**
 * The commands that create the traders: each claims the daily amount of the faucet, puts it into its contract account,
 * applies as a trader, and is accepted. The ids follow from the contents, so sending a command again has no second
 * effect.
 */
export function traderGenesisCommands(catalogue: Traded, traders: readonly SimulatedTrader[]): Submission[] {
  return traders.flatMap(({ key, accountId }) => [
    ...funding(catalogue, { key, accountId }, 'genesis'),
    {
      commandId: `trader:${key}:apply`,
      actor: 'user',
      command: { type: 'copy.apply', accountId, share },
    },
    {
      commandId: `trader:${key}:review`,
      actor: 'system',
      command: { type: 'copy.review', traderId: accountId, decision: 'accept' },
    },
  ]);
}

/**
 * The orders of a simulated trader at a grid instant: a pure function of the seed, the instant and its account.
 * Refusals (a market that is halted, an index that is stale) are ordinary and need no answer.
 */
export function traderOrders(
  simulation: Simulation,
  catalogue: Traded,
  trader: SimulatedTrader,
  gridIndex: number,
  view: TraderView,
  isTurn: Turns = turnsOfToday,
): Submission[] {
  const character = present(
    characters.find(({ key }) => key === trader.key),
    'a simulated trader has a character',
  );
  const submissions = closings(character, trader, gridIndex, view);
  const unit = 10n ** BigInt(usdtOf(catalogue).scale);
  if (view.spendable < tooLittle * unit) {
    submissions.push(...funding(catalogue, trader, String(Math.floor((gridIndex * gridMs) / dayMs))));
  }
  for (const terms of catalogue.contracts) {
    const pair = catalogue.pairs.find(({ pairId }) => pairId === terms.pairId);
    if (pair === undefined || !character.codes.includes(pair.base.code)) continue;
    if (!isTurn(character, pair, gridIndex) || view.tickets.some(({ pairId }) => pairId === pair.pairId)) continue;
    const index = simulation.priceAt(pair.pairId, gridIndex);
    const scene = { simulation, pair, gridIndex, index };
    const direction = character.decide(scene);
    if (direction === undefined) continue;
    const command = opening(character, trader.accountId, { ...scene, terms, direction });
    submissions.push({ commandId: `trader:${trader.key}:${gridIndex}:${pair.pairId}`, actor: 'user', command });
  }
  return submissions;
}

function closings(
  { key, holdMinutes }: Character,
  { accountId }: SimulatedTrader,
  gridIndex: number,
  view: TraderView,
) {
  const sinceMs = gridIndex * gridMs - holdMinutes * minuteMs;
  const submissions: Submission[] = [];
  for (const { ticketId, status, openedAtMs } of view.tickets) {
    if (status !== 'open' || openedAtMs === undefined || openedAtMs > sinceMs) continue;
    const command: Command = { type: 'contract.close', accountId, ticketId };
    submissions.push({ commandId: `trader:${key}:${gridIndex}:close:${ticketId}`, actor: 'user', command });
  }
  return submissions;
}

interface Opportunity extends TraderScene {
  readonly terms: CatalogueContract;
  readonly direction: Direction;
}

function opening(character: Character, accountId: AccountId, opportunity: Opportunity): Command {
  const { pair, terms, index, direction } = opportunity;
  const towardsGain = direction === 'long' ? usualMove(opportunity) : -usualMove(opportunity);
  // The fill differs from the index by the spread: an exit has to be beyond it.
  const exit = (moves: number) => ({
    price: price(Math.max(1, Math.round((index + moves * towardsGain) / pair.tick)) * pair.tick),
  });
  return {
    type: 'contract.open',
    accountId,
    pairId: pair.pairId,
    direction,
    lots: sizeOf(character, opportunity),
    multiple: Math.min(character.multiple, terms.tiers[0]?.multipleMax ?? 1),
    marginMode: 'isolated',
    takeProfit: exit(character.takeProfit),
    stopLoss: exit(-character.stopLoss),
  };
}

/** As many hundredths of a lot as the margin opens at the index, at least the smallest ticket. */
function sizeOf({ margin, multiple }: Character, { pair, terms, index }: Opportunity): Lots {
  const unit = 10n ** BigInt(pair.quote.scale);
  const worth = (terms.lot * BigInt(index) * unit) / 10n ** BigInt(priceScale + pair.base.scale);
  const lots = Number((BigInt(margin * multiple) * unit * 100n) / worth);
  return Math.max(lots, terms.lotsMin) as Lots;
}

function funding(catalogue: Traded, { key, accountId }: SimulatedTrader, when: string): Submission[] {
  const { assetId, faucet } = usdtOf(catalogue);
  const amount = faucet ?? atoms(0n);
  return [
    {
      commandId: `trader:${key}:claim:${when}`,
      actor: 'user',
      command: { type: 'practice.claim', accountId, assetId },
    },
    {
      commandId: `trader:${key}:fund:${when}`,
      actor: 'user',
      command: { type: 'transfer.move', accountId, assetId, amount, from: 'spot', to: 'contract' },
    },
  ];
}

/** Contracts settle in it. */
function usdtOf({ assets }: Traded): { readonly assetId: AssetId; readonly scale: number; readonly faucet?: Atoms } {
  return present(
    assets.find(({ code }) => code === 'USDT'),
    'the catalogue has USDT',
  );
}
