export { type Auditor, Violation as Finding, type Delivery as Told } from './auditors/auditor.ts';
export { Coverage } from './coverage.ts';
export { type Fault, faults } from './faults.ts';
export { runSeed, SimFailure } from './run-seed.ts';
