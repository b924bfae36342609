export { type Auditor, Finding, type Told } from './auditors/auditor.ts';
export { Coverage } from './coverage.ts';
export { type Fault, faults } from './faults.ts';
export { runSeed, SimFailure } from './run-seed.ts';
