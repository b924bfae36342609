export { type JournalGroup } from './group-source.ts';
export {
  ExchangeClient,
  type HostedExchange,
  inboxLimits,
} from './host/exchange-client.ts';
export {
  journalFile,
  runExchangeWorker,
  startInProcess,
  startInWorker,
} from './host/start.ts';
export { runSnapshotWorker } from './host/snapshot-thread.ts';
export { type ClockFault, HostClock, systemTime, type TimeSource } from './host-clock.ts';
export { inMemory, type JournalIdentity } from './database.ts';
export { JournalStore } from './journal-store.ts';
export { DurableMachine, type MachineOptions } from './machine.ts';
export { JournalReader, placedEvents } from './reader.ts';
export { GroupWriter, type JournalRecord } from './record.ts';
export { type CoreMaker, type Recovery } from './recovery.ts';
export { repairJournal } from './repair.ts';
export { groupLimits, type Taken } from './sequencer.ts';
export { verifyJournal, type VerifyReport } from './verify.ts';
