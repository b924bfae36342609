export { type ClaimStatus } from './funding/tables/funding.ts';
export type * from './generated/shapes.ts';
export { demandStepFloor, demandStepOf } from './ieo/demand-steps.ts';
export { mergedCandle } from './market/candle.ts';
export { candleStartMs, lengthMsOf, periodEndMs, periodsMs, periodStartMs, storedPeriods } from './market/periods.ts';
export { type OptionStatus } from './options/tables/options.ts';
export { type Lag, Progress, staleLagMs } from './progress.ts';
export type { EventSource } from './projection/event-source.ts';
export { follow, Follower } from './projection/follow.ts';
export { journalSource } from './projection/journal-source.ts';
export {
  openProjection,
  type Projection,
} from './projection/projection.ts';
export type { Page, PageRequest } from './queries/page.ts';
export { openReader, type Reader, type ReaderOptions } from './reader.ts';
export { statementLinesMax } from './statements/queries/statement.ts';
export { readModelFile } from './worker/messages.ts';
export { rebuild } from './worker/rebuild.ts';
export { runProjectorWorker } from './worker/run-projector.ts';
export {
  type ProjectorThread,
  startProjector,
} from './worker/start-projector.ts';
