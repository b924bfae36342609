import { isDeepStrictEqual } from 'node:util';
import type { EndReason, OrderStatus, RejectCode } from '@candor/exchange';
import { Scene } from './scene.ts';
import type { WorldOptions } from './practice-world.ts';

/** One line of a scenario: its text, and its effect on the scene. Throws when the expectation fails. */
export interface Row {
  readonly says: string;
  readonly run: (scene: Scene) => void;
}

/** A named table of rows that starts from a fresh practice world. */
export interface Scenario {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly world: WorldOptions;
}

/** A command that is sent, and its answer in the words of `Answer`. */
export interface Action {
  readonly says: string;
  readonly send: (scene: Scene) => string;
}

/** The answer of a command: the status of its order (and why), `done`, or the code of its refusal. */
export type Answer = 'done' | OrderStatus | `${OrderStatus}: ${EndReason}` | RejectCode;

export function scenario(title: string, ...rows: readonly Row[]): Scenario {
  return { title, rows, world: {} };
}

/** A scenario in a world of its own making. */
export function scenarioIn(world: WorldOptions, title: string, ...rows: readonly Row[]): Scenario {
  return { title, rows, world };
}

/** A precondition: sent like everything else, and it has to be accepted. */
export function given(action: Action): Row {
  return {
    says: `given ${action.says}`,
    run(scene) {
      const answer = action.send(scene);
      const isRefused = scene.refusals.at(-1)?.sequence === scene.runner.core.sequence;
      if (isRefused) throw new Error(`refused: ${answer}`);
    },
  };
}

/** The same many times over, accepted each time. */
export function repeated(times: number, action: Action): Row {
  const { says, run } = given(action);
  return {
    says: `${says}, ${times} times`,
    run(scene) {
      for (let i = 0; i < times; i++) run(scene);
    },
  };
}

export function when(action: Action, answer: Answer): Row {
  return {
    says: `when  ${action.says}  -> ${answer}`,
    run: (scene) => equal(action.send(scene), answer, 'the answer'),
  };
}

/** A fact about the world after the rows before it. Not called `then`: a module that exports one is taken for a promise. */
export function thenThat(says: string, look: (scene: Scene) => unknown, expected: unknown): Row {
  return { says: `then  ${says}`, run: (scene) => equal(look(scene), expected, 'what is there') };
}

/** Runs the rows in order; a failure names the row and shows those before it. */
export function play({ rows, title, world }: Scenario): Scene {
  const scene = new Scene(world);
  rows.forEach((row, index) => {
    try {
      row.run(scene);
    } catch (error) {
      const table = rows.slice(0, index + 1).map(({ says }) => `  ${says}`);
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${title}\n${table.join('\n')}\n  ^ ${message}`, { cause: error });
    }
  });
  return scene;
}

function equal(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) {
    throw new Error(`${what} is ${shown(actual)}, not ${shown(expected)}`);
  }
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner)) ?? 'nothing';
}
