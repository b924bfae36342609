import type { Codec } from '@candor/kernel';
import type { RejectCode } from './reject-codes.ts';

/** The sender of a command. A user command names its account; the command's spec lists its permitted senders. */
export const actors = ['user', 'operator', 'system'] as const;
export type Actor = (typeof actors)[number];
/** Senders of settings for everybody: operators change them, and the founding and the feed set them up. */
export const operators = ['operator', 'system'] as const;

/** One command as its senders, the journal and its handler see it. */
interface CommandSpec<Input, Result, Code extends RejectCode> {
  /** Wire number: never moved, never used again. */
  readonly number: number;
  readonly actors: readonly Actor[];
  readonly input: Codec<Input>;
  /** The answer on success. */
  readonly result: Codec<Result>;
  /** The reject codes, in the order of their checks. A handler that returns another one does not compile. */
  readonly rejects: readonly Code[];
}

export type AnyCommandSpec = CommandSpec<any, any, RejectCode>;

export function command<Input, Result>(
  number: number,
  actor: Actor | readonly Actor[],
  input: Codec<Input>,
  result: Codec<Result>,
): CommandSpec<Input, Result, never>;
export function command<Input, Result, const Code extends RejectCode>(
  number: number,
  actor: Actor | readonly Actor[],
  input: Codec<Input>,
  result: Codec<Result>,
  rejects: readonly Code[],
): CommandSpec<Input, Result, Code>;
export function command(
  number: number,
  actor: Actor | readonly Actor[],
  input: Codec<unknown>,
  result: Codec<unknown>,
  rejects: readonly RejectCode[] = [],
): AnyCommandSpec {
  return { number, actors: typeof actor === 'string' ? [actor] : actor, input, result, rejects };
}

/** The commands and facts of a module of the core, without their implementation. */
export interface ModuleSpec {
  readonly name: string;
  readonly commands: Readonly<Record<string, AnyCommandSpec>>;
  /** Facts by name, each with its wire number: a fact that has to change gets a new number and name. */
  readonly facts: Readonly<Record<string, readonly [number, Codec<any>]>>;
}

export function defineSpec<const Spec extends ModuleSpec>(spec: Spec): Spec {
  return spec;
}

type WireOf<Commands extends Readonly<Record<string, AnyCommandSpec>>> = {
  readonly [Type in keyof Commands]: readonly [number, Commands[Type]['input']];
};

/** The wire numbers and inputs of some commands, as `union` takes them. */
export function wireOf<const Commands extends Readonly<Record<string, AnyCommandSpec>>>(
  commands: Commands,
): WireOf<Commands> {
  const entries = Object.entries(commands).map(([type, { number, input }]) => [type, [number, input]] as const);
  return Object.fromEntries(entries) as WireOf<Commands>;
}
