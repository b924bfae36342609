export { type ClaimStatus, claimStatuses } from './funding/tables/funding.ts';
export type * from './generated/shapes.ts';
export { mergedCandle } from './market/candle.ts';
export { candleStartMs, periods, periodsMs } from './market/periods.ts';
export { type OptionStatus, optionStatuses } from './options/tables/options.ts';
export { type Lag, Progress, staleLagMs } from './progress.ts';
export type { EventSource } from './projection/event-source.ts';
export { commandsPerTransaction, follow, Follower, type FollowOptions } from './projection/follow.ts';
export { journalSource } from './projection/journal-source.ts';
export {
  type FollowedJournal,
  openProjection,
  type Projection,
  type ProjectionOptions,
} from './projection/projection.ts';
export type { Watermark } from './projection/queries/watermark.ts';
export type { Page, PageRequest } from './queries/page.ts';
export { openReader, type Reader, type ReaderOptions } from './reader.ts';
export { statementLinesMax } from './statements/queries/statement.ts';
export { readModelFile } from './worker/messages.ts';
export { rebuild, type RebuildReport } from './worker/rebuild.ts';
export { runProjectorWorker } from './worker/run-projector.ts';
export {
  type ProjectorThread,
  type ProjectorThreadOptions,
  type ProjectorTrouble,
  startProjector,
} from './worker/start-projector.ts';
