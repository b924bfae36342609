import type { Codec } from '@candor/kernel';
import type { RejectCode } from './reject-codes.ts';

/** Who sends a command. A user command names its account; what each kind may send stands in the command's spec. */
export const actors = ['user', 'operator', 'system'] as const;
export type Actor = (typeof actors)[number];
/** Of what holds for everybody: operators change it, and the founding and the feed set it up. */
export const operators = ['operator', 'system'] as const;

/** One command as its senders, the journal and its handler know it. */
interface CommandSpec<Input, Result, Code extends RejectCode> {
  /** Wire number: never moved, never used again. */
  readonly number: number;
  readonly actors: readonly Actor[];
  readonly input: Codec<Input>;
  /** What it answers when it is done. */
  readonly result: Codec<Result>;
  /** Why it can be refused, in the order in which that is checked. A handler that gives another reason does not compile. */
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

/** What a module of the core takes and states, without anything of how it does that. */
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
