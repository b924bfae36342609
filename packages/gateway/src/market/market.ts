import type { CandleHistory, Reader } from '@candor/readmodel';
import type { EventType, Exchange } from '@candor/exchange';
import type { FiatRate } from '@candor/platform';
import { Board } from './board.ts';
import { ClockState } from '../clock/clock-state.ts';
import { IssuePrices } from '../ieo/issue-prices.ts';
import { FiatRates } from './fiat-rates.ts';
import { IndexSources } from './index-sources.ts';
import { IndexTape } from './index-tape.ts';
import { Instruments, type Looks } from './instruments.ts';
import { Tape } from './tape.ts';
import { TermsBook } from '../contract/terms-book.ts';
import { Valuation } from './valuation.ts';

/** Everything public that the gateway keeps in memory of the market, fed by the core's facts. */
export interface Market {
  readonly instruments: Instruments;
  readonly board: Board;
  readonly tape: Tape;
  readonly indexTape: IndexTape;
  readonly sources: IndexSources;
  readonly terms: TermsBook;
  readonly valuation: Valuation;
  /** Also the rates of conversions of listed fiat. */
  readonly fiats: FiatRates;
  readonly clock: ClockState;
  /** Stops listening. */
  close(): void;
}

interface MarketOptions {
  readonly exchange: Exchange & { readonly lastSequence: number };
  readonly reader: Reader;
  readonly looks: Looks;
  /** Heard by the host. Absent: no source is known. */
  readonly sources?: IndexSources | undefined;
  /** The rates for showing fiat that has none at the exchange. */
  readonly fiatRates: () => Promise<readonly FiatRate[]>;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

export type { CandleHistory };

/** True of the facts that change what is kept here. */
function isOfMarket(type: EventType): boolean {
  return marketFacts.has(type) || type.startsWith('ieo.') || type.startsWith('clock.') || Instruments.isNews(type);
}

const marketFacts: ReadonlySet<EventType> = new Set<EventType>([
  'index.ticked',
  'spot.traded',
  'convert.fiat_terms_set',
]);

/** Listens first and then reads history, so that no trade is missed. */
export async function openMarket(options: MarketOptions): Promise<Market> {
  const { exchange, reader, looks, clock, onError } = options;
  const instruments = await Instruments.load(exchange, looks);
  const fiats = await FiatRates.load({
    converted: () => exchange.query('fiatRates'),
    shown: options.fiatRates,
    codeOf: (assetId) => instruments.assetOf(assetId).code,
    clock,
  });
  const tape = new Tape();
  const indexTape = new IndexTape();
  const board = new Board(instruments, tape, clock);
  const issues = new IssuePrices(exchange);
  const clockState = new ClockState(await exchange.query('clockFault'));
  const reload = () => instruments.reload().then(() => board.relisted(), onError);
  const stopListening = exchange.onCommit((batch) => {
    for (const { event, atMs } of batch.events) {
      if (event.type === 'index.ticked') {
        board.ticked(event, atMs);
        indexTape.ticked(event);
      } else if (event.type === 'spot.traded') {
        tape.add({ ...event, atMs });
        board.traded(event.pairId);
      } else if (event.type.startsWith('ieo.')) void issues.hear(event).catch(onError);
      else if (event.type === 'convert.fiat_terms_set') void fiats.refresh().catch(onError);
      else if (clockState.heard(event)) board.doubted(clockState.doubt !== undefined);
      else if (Instruments.isNews(event.type)) void reload();
    }
  }, isOfMarket);
  board.indexed(await exchange.query('index'));
  if (clockState.doubt !== undefined) board.doubted(true);
  await tape.load(reader, instruments.pairs, exchange.lastSequence);
  await issues.load(reader);
  await board.refresh(reader);
  const refreshing = setInterval(() => void board.refresh(reader).catch(onError), Board.refreshMs);
  refreshing.unref();
  const refreshingRates = setInterval(() => void fiats.refresh().catch(onError), FiatRates.refreshMs);
  refreshingRates.unref();
  return {
    instruments,
    board,
    tape,
    indexTape,
    sources: options.sources ?? new IndexSources(),
    terms: new TermsBook(exchange),
    valuation: new Valuation({ instruments, board, fiats, issues }),
    fiats,
    clock: clockState,
    close() {
      clearInterval(refreshing);
      clearInterval(refreshingRates);
      stopListening();
    },
  };
}
