export { type Auditor, Violation as Finding, type Delivery as Told } from './auditors/auditor.ts';
export { Coverage } from './coverage.ts';
export { faults } from './faults.ts';
export type { Fault } from './planting.ts';
export { runSeed, SimFailure } from './run-seed.ts';
