import type { Queries, QueryName } from '@candor/exchange';
import type { Reader } from '@candor/readmodel';
import type { FiatRates } from '../market/fiat-rates.ts';
import type { Instruments, Pair } from '../market/instruments.ts';
import type { Deps, ServedCall } from './deps.ts';

type Answers = {
  readonly [Name in QueryName]?: (...args: Parameters<Queries[Name]>) => Promise<ReturnType<Queries[Name]>>;
};

/** A change as if it was in force: the pages on which users would see it, and all that they read there that would differ. */
export interface Draft {
  /** Address of the page of the app; of several, the one that is shown first comes first. */
  readonly page: string | readonly string[];
  /** The core's answers. */
  readonly core?: Answers;
  /** Listed pairs; those that are left out stay as they are. */
  readonly pairs?: readonly Pair[];
  /** Rates of fiat; those that are left out stay as they are. */
  readonly rates?: Parameters<FiatRates['with']>[0];
  /** The answers of the read model. */
  readonly lists?: Partial<Reader>;
  /** Present: the page is seen by somebody who has just come, and these calls are answered for them too. Absent: by a visitor. */
  readonly own?: readonly ServedCall[];
}

/** The dependencies of handlers where the draft is in force: they answer by it, and know nothing of it. */
export function withDraft(deps: Deps, { core = {}, lists = {}, pairs = [], rates = [] }: Draft): Deps {
  const query: Deps['exchange']['query'] = (name, ...args) => {
    const drafted = core[name];
    return drafted === undefined ? deps.exchange.query(name, ...args) : drafted(...args);
  };
  const fiats = deps.market.fiats.with(rates);
  return {
    ...deps,
    exchange: withParts(deps.exchange, { query }),
    reader: withParts(deps.reader, lists),
    market: {
      ...deps.market,
      instruments: withPairs(deps.market.instruments, pairs),
      fiats,
      valuation: deps.market.valuation.by(fiats),
    },
  };
}

function withPairs(instruments: Instruments, drafted: readonly Pair[]): Instruments {
  const draftOf = (pair: Pair): Pair => drafted.find(({ pairId }) => pairId === pair.pairId) ?? pair;
  const known = (pair: Pair | undefined) => pair && draftOf(pair);
  return withParts(instruments, {
    pairs: instruments.pairs.map(draftOf),
    pair: (pairId) => known(instruments.pair(pairId)),
    pairOf: (pairId) => draftOf(instruments.pairOf(pairId)),
    bySymbol: (symbol) => known(instruments.bySymbol(symbol)),
    byAssets: (base, quote) => known(instruments.byAssets(base, quote)),
  });
}

/** The same object with some parts replaced; everything else of it goes on as it is. */
function withParts<Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get(target, name) {
      if (name in parts) return parts[name as keyof Whole];
      const part: unknown = Reflect.get(target, name, target);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}
