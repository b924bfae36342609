import { type Encoded, oneOf, type Outcome, type Union } from '@candor/kernel';
import { type Actor, actors, type AnyCommandSpec, wireOf } from './spec.ts';
import { type CommandSpecs, commandSpecs } from './specs.ts';

export type { Actor };
export { actors };
export const actorCodec = oneOf(...actors);

/**
 * Every command, as the wire has it. No command carries an outcome, a settlement price, a user's odds, a quote or a
 * balance (RULES 2); a test reads this table to check it.
 */
export const commandTable = wireOf<CommandSpecs>(commandSpecs);

export type Command = Union<typeof commandTable>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;
export const commandTypes = Object.keys(commandTable) as readonly CommandType[];

/** The answer of a command that succeeded. */
export type ResultOf<T extends CommandType> = Encoded<CommandSpecs[T]['result']>;
/** The reject codes that a command's handler may return. */
export type RejectOf<T extends CommandType> = CommandSpecs[T]['rejects'][number];
export type OutcomeOf<T extends CommandType> = Outcome<ResultOf<T>, RejectOf<T>>;
export type PlacedOrder = ResultOf<'spot.place'>;

export function specOf(type: CommandType): AnyCommandSpec {
  return commandSpecs[type];
}
