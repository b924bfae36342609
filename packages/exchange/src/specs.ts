import { accountSpec } from './modules/accounts/spec.ts';
import { catalogSpec } from './modules/catalog/spec.ts';
import { clockSpec } from './modules/clock/spec.ts';
import { contractSpec } from './modules/contract/spec.ts';
import { convertSpec } from './modules/convert/spec.ts';
import { copySpec } from './modules/copy/spec.ts';
import { fundingSpec } from './modules/funding/spec.ts';
import { genesisSpec } from './modules/genesis/spec.ts';
import { indexSpec } from './modules/index-prices/spec.ts';
import { ledgerSpec } from './modules/ledger/spec.ts';
import { optionsSpec } from './modules/options/spec.ts';
import { practiceSpec } from './modules/practice/spec.ts';
import { productsSpec } from './modules/products/spec.ts';
import { proposalsSpec } from './modules/proposals/spec.ts';
import { revisionSpec } from './modules/revision/spec.ts';
import { sessionsSpec } from './modules/sessions/spec.ts';
import { spotSpec } from './modules/spot/spec.ts';
import { transferSpec } from './modules/transfer/spec.ts';
import type { ModuleSpec } from './spec.ts';

/** What every module of the core takes and states: commands, facts and their types follow from this list alone. */
const specs = [
  genesisSpec,
  catalogSpec,
  indexSpec,
  accountSpec,
  ledgerSpec,
  practiceSpec,
  transferSpec,
  convertSpec,
  spotSpec,
  contractSpec,
  optionsSpec,
  copySpec,
  sessionsSpec,
  fundingSpec,
  productsSpec,
  revisionSpec,
  clockSpec,
  proposalsSpec,
] as const satisfies readonly ModuleSpec[];

type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void ? All : never;
type Specs = (typeof specs)[number];

/** Every command there is, by its type. */
export type CommandSpecs = AllOf<Specs['commands']>;
export const commandSpecs = Object.assign({}, ...specs.map(({ commands }) => commands)) as CommandSpecs;

/** Every fact there is, by its type. */
export type FactSpecs = AllOf<Specs['facts']>;
export const factSpecs = Object.assign({}, ...specs.map(({ facts }) => facts)) as FactSpecs;
