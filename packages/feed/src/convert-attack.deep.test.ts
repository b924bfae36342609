import {
  type AccountId,
  type AssetId,
  type Command,
  type CommandType,
  createCore,
  firstUserAccount,
  gridMs,
  type ResultOf,
} from '@candor/exchange';
import { present, Seeded } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, type Price, price, quantityFor } from '@candor/money';
import { describe, expect, test } from 'vitest';
import { genesisCommands } from './instruments/genesis.ts';
import { practiceCatalogue } from './instruments/practice.ts';
import { isPriced, type PricedPair } from './instruments/types.ts';
import { createSimulation } from './simulation/simulation.ts';

/**
 * An attacker who knows every public tick up to the moment of accepting asks for quotes all day, in the coins that move most, and
 * accepts only those that have become profitable. Accepted quotes are valued at the index of that moment and of later ones, because
 * both simulated and real prices keep their direction for a moment. RULES 13: the attacker must not gain by it.
 */
const symbols = ['DOGE/USDT', 'SHIB/USDT', 'ARB/USDT', 'FET/USDT', 'SUI/USDT', 'BTC/USDT'];
const pairs = symbols.map((symbol) =>
  present(
    practiceCatalogue.pairs.find((pair): pair is PricedPair => isPriced(pair) && pair.symbol === symbol),
    'the catalogue has the pair',
  ),
);
const usdt = 3 as AssetId;
const startGrid = Math.floor(Date.UTC(2026, 9, 7) / gridMs);
const hours = 3;
const grids = (hours * 3_600_000) / gridMs;
/** Of every quote, in USDT. */
const size = atoms(200_000_000n);
/** Between two rounds of quotes: few enough for twenty a minute. */
const roundGrids = 32;
/** Later ticks that are looked at: at once, after a second, four, and a minute. */
const horizons = [0, 2, 8, 120];

type Path = (pair: PricedPair, grid: number) => Price;

const simulated: () => Path = () => {
  const simulation = createSimulation('an attack', practiceCatalogue);
  return ({ pairId }, grid) => simulation.priceAt(pairId, grid);
};

/** Steps of a few hundredths of a percent, and once in four minutes an unpredictable jump of up to two percent. */
const jumping: () => Path = () => {
  const paths = new Map(
    pairs.map((pair) => {
      const random = new Seeded(`jumps ${pair.symbol}`);
      const path = [pair.typicalPrice as number];
      while (path.length <= grids + roundGrids + Math.max(...horizons)) {
        const last = path.at(-1) as number;
        const ppm = random.chance(1, 480) ? random.below(40_000) - 20_000 : random.below(400) - 200;
        const back = last > pair.typicalPrice ? -10 : 10;
        path.push(Math.max(1, Math.round(last * (1 + (ppm + back) / 1_000_000))));
      }
      return [pair.pairId, path] as const;
    }),
  );
  return ({ pairId }, grid) => price(present(paths.get(pairId)?.[grid - startGrid], 'a path is long enough'));
};

interface Offer {
  readonly pair: PricedPair;
  readonly isBuying: boolean;
  readonly quote: ResultOf<'convert.quote'>;
  readonly askedAt: number;
}

/** In USDT, of an offer that is taken, at the index of some tick. Numbers: it is a statistic, not money. */
function gainOf({ pair, isBuying, quote }: Offer, at: Price): number {
  const coin = Number(isBuying ? quote.toAmount : quote.fromAmount) / 10 ** pair.base.scale;
  const dollars = Number(isBuying ? quote.fromAmount : quote.toAmount) / 10 ** 6;
  const worth = (coin * at) / 10 ** 8;
  return isBuying ? worth - dollars : dollars - worth;
}

/** Decides whether to accept, from published prices only. */
type Choice = (offer: Offer, path: Path, grid: number) => boolean;

/** The index's move in the attacker's favour since the quote, as a fraction. */
const favour = ({ pair, isBuying, askedAt }: Offer, path: Path, grid: number): number => {
  const move = path(pair, grid) / path(pair, askedAt) - 1;
  return isBuying ? move : -move;
};

const choices: Readonly<Record<string, Choice>> = {
  'takes what is worth more than it costs': (offer, path, grid) => gainOf(offer, path(offer.pair, grid)) > 0,
  'follows what runs his way': (offer, path, grid) =>
    favour(offer, path, grid) > 0.000_3 && favour({ ...offer, askedAt: grid - 4 }, path, grid) > 0.000_2,
  'waits to the last tick and takes what has gone his way': (offer, path, grid) =>
    grid - offer.askedAt === 15 && favour(offer, path, grid) > 0,
};

/** The exchange as it is founded, without the house maker: its ladder would be laid again at every tick and decides nothing here. */
class Market {
  readonly #core = createCore();
  #nowMs = startGrid * gridMs - 60_000;
  readonly accountId = firstUserAccount as AccountId;

  constructor(rules: 'first' | 'present') {
    for (const { command } of genesisCommands('practice', practiceCatalogue)) {
      const isOfPresent = command.type === 'revision.adopt' || command.type === 'convert.set_terms';
      if (command.type === 'spot.set_maker' || (isOfPresent && rules === 'first')) continue;
      this.send(command);
    }
    if (rules === 'first')
      this.send({ type: 'convert.set_former_terms', spread: 1_000 as Ppm, fee: 0 as Ppm, minValue: atoms(1_000_000n) });
    this.send({ type: 'accounts.open' });
    for (const assetId of [usdt, ...pairs.map(({ base }) => base.assetId)]) {
      this.send({ type: 'practice.set_faucet', assetId, amount: atoms(10n ** 18n) });
      this.send({ type: 'practice.claim', accountId: this.accountId, assetId });
    }
  }

  send<T extends CommandType>(command: Command & { readonly type: T }): ResultOf<T> | undefined {
    const actor = 'accountId' in command ? 'user' : 'system';
    const submission = { commandId: `attack:${this.#core.sequence}`, actor, command } as const;
    const { outcome } = this.#core.apply(submission, this.#core.sequence + 1, this.#nowMs);
    return outcome.ok ? outcome.value : undefined;
  }

  tick(grid: number, path: Path): void {
    this.#nowMs = grid * gridMs;
    this.send({
      type: 'index.tick',
      gridIndex: grid,
      prices: pairs.map((pair) => ({ pairId: pair.pairId, price: path(pair, grid) })),
    });
  }
}

interface Result {
  readonly taken: number;
  /** Mean gain per 10,000 of the stake, by horizon. */
  readonly means: readonly number[];
}

function attack(rules: 'first' | 'present', path: Path, choose: Choice): Result {
  const market = new Market(rules);
  let open: Offer[] = [];
  let taken = 0;
  const sums = horizons.map(() => 0);
  for (let grid = startGrid; grid < startGrid + grids; grid++) {
    market.tick(grid, path);
    const round = Math.floor((grid - startGrid) / roundGrids);
    if ((grid - startGrid) % roundGrids === 0 && round > 0) open = asks(market, path, grid, round);
    open = open.filter((offer) => {
      if (grid === offer.askedAt || !choose(offer, path, grid)) return true;
      const { accountId } = market;
      if (market.send({ type: 'convert.accept', accountId, quoteId: offer.quote.quoteId }) === undefined) return true;
      taken += 1;
      horizons.forEach((later, i) => {
        sums[i] = (sums[i] ?? 0) + gainOf(offer, path(offer.pair, grid + later));
      });
      return false;
    });
  }
  const stake = Number(size) / 10 ** 6;
  return { taken, means: sums.map((sum) => (taken === 0 ? 0 : (sum / taken / stake) * 10_000)) };
}

/** A quote of each of five coins, now the one way and now the other. */
function asks(market: Market, path: Path, grid: number, round: number): Offer[] {
  const isBuying = round % 2 === 0;
  const chosen = pairs.filter((_, i) => i !== round % pairs.length);
  return chosen.flatMap((pair) => {
    const [fromAssetId, toAssetId] = isBuying ? [usdt, pair.base.assetId] : [pair.base.assetId, usdt];
    const amount: Atoms = isBuying
      ? size
      : quantityFor(size, path(pair, grid), { base: pair.base.scale, quote: 6 }, 'down');
    const { accountId } = market;
    const quote = market.send({ type: 'convert.quote', accountId, fromAssetId, toAssetId, amount });
    return quote === undefined ? [] : [{ pair, isBuying, quote, askedAt: grid }];
  });
}

describe.each([
  ['simulated prices', simulated],
  ['prices that jump', jumping],
] as const)('an attacker who knows all public ticks of %s', (_name, pathOf) => {
  const path = pathOf();

  test.each(Object.entries(choices))('and %s does not gain by it', (_title, choose) => {
    const { taken, means } = attack('present', path, choose);
    // Nothing at all is accepted where every profitable quote is refused.
    expect(Math.max(...means), `${taken} taken: ${means.join(', ')}`).toBeLessThanOrEqual(0);
  });

  test('gained by accepting profitable quotes while quotes were free options', () => {
    const { taken, means } = attack('first', path, present(Object.values(choices)[0], 'the first choice'));
    expect(taken).toBeGreaterThan(0);
    expect(means[0]).toBeGreaterThan(0);
  });
});
