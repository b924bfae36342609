import { specs } from './generated/specs.ts';

type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void ? All : never;
/** The specs of every module of the core: commands, facts and their types follow from this list alone. */
type Specs = (typeof specs)[number];

/** Every command, by its type. */
export type CommandSpecs = AllOf<Specs['commands']>;
export const commandSpecs = Object.assign({}, ...specs.map(({ commands }) => commands)) as CommandSpecs;

/** Every fact, by its type. */
export type FactSpecs = AllOf<Specs['facts']>;
export const factSpecs = Object.assign({}, ...specs.map(({ facts }) => facts)) as FactSpecs;
