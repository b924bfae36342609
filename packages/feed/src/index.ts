export {
  cappedMedian,
  clampedParts,
  clampedToMedian,
} from './capped-median.ts';
export { type Clock, systemClock } from './clock.ts';
export { type CrowdAccounts, type CrowdHoldings, crowdOrders, sparseCrowdEvery, sparseCrowdOrders } from './crowd.ts';
export { crowdGenesisCommands } from './instruments/crowd-genesis.ts';
export { genesisCommands } from './instruments/genesis.ts';
export { type OfferedProject, offeredProjects } from './instruments/ieo/projects.ts';
export { practiceCatalogue } from './instruments/practice.ts';
export {
  type AssetAmount,
  type Catalogue,
  type CatalogueAsset,
  type CataloguePair,
  type CrossPair,
  type InstrumentTag,
  isPriced,
  type MakerLadder,
  type PricedPair,
  type SimulatedMarket,
} from './instruments/types.ts';
export {
  aggregate,
  type Candle,
  type CandlePeriod,
  candlePeriods,
  openMinuteOf,
} from './simulation/candle.ts';
export { gridMs, instantsPerMinute, minuteMs } from './simulation/grid.ts';
export { createHistory } from './simulation/history.ts';
export { crossPrice } from './simulation/series.ts';
export { createSimulation, type PairPrice, type Simulation, type TapeStart } from './simulation/simulation.ts';
export { type IndexSource, type IndexTick, SimulatedSource } from './source.ts';
export { type Character, characters } from './traders/characters.ts';
export { pastCommands } from './traders/past.ts';
export {
  type SimulatedTrader,
  traderGenesisCommands,
  traderOrders,
  tradersLookEvery,
  type TraderView,
} from './traders/traders.ts';
export { offeredDuals } from './instruments/dual.ts';
