import { attackParameters } from './corpus.ts';
import { attackHttp } from './http-frames.ts';
import { attackMatrix } from './matrix.ts';
import { attackAsOneClient } from './one-client.ts';
import { hasHeld, type Outcome } from './outcome.ts';
import { attackRows } from './rows.ts';
import { attackSockets } from './socket-frames.ts';
import type { Victim } from './victim.ts';

export const attackParts = ['matrix', 'frames', 'rows', 'corpus'] as const;
export type AttackPart = (typeof attackParts)[number];

export interface AttackRun {
  readonly parts: readonly AttackPart[];
  /** The approximate time limit: attacks under way at its end are stopped. */
  readonly seconds: number;
  /** Of the corpus, no more than these. */
  readonly corpusMax?: number;
  /** A server with an installation's limits, and one without any, if configured. */
  victim(limits: 'standard' | 'none'): Promise<Victim>;
  readonly say: (line: string) => void;
}

/** The duration of each attack, at least and at most. */
const rowSeconds = { least: 4, most: 12 };
/** Of the time, the rows' where the corpus comes after them. */
const shareOfRows = 0.5;
const columns = { what: 52, tried: 7 };

/** Attacks a server and prints the rules that held. */
export async function runAttack({ parts, seconds, corpusMax, victim, say }: AttackRun): Promise<readonly Outcome[]> {
  const endsAt = performance.now() + seconds * 1_000;
  const outcomes: Outcome[] = [];
  const tell = (outcome: Outcome): void => {
    outcomes.push(outcome);
    for (const line of linesOf(outcome)) say(line);
  };
  const against = async (limits: 'standard' | 'none', attack: (one: Victim) => Promise<void>): Promise<void> => {
    const one = await victim(limits);
    try {
      await attack(one);
    } finally {
      await one.stop();
    }
  };
  const has = (part: AttackPart): boolean => parts.includes(part);
  if (has('rows')) {
    const share = has('corpus') ? shareOfRows : 1;
    const each = (seconds * share) / Object.keys(attackRows).length;
    const forSeconds = Math.min(rowSeconds.most, Math.max(rowSeconds.least, each));
    await against('standard', async (one) => void (await attackAsOneClient(one, forSeconds, tell)));
  }
  if (!has('matrix') && !has('frames') && !has('corpus')) return outcomes;
  await against('none', async (one) => {
    if (has('matrix')) for (const outcome of await attackMatrix(one, endsAt)) tell(outcome);
    if (has('frames'))
      for (const outcome of [await attackHttp(one.address), ...(await attackSockets(one))]) tell(outcome);
    if (has('corpus')) for (const outcome of await attackParameters(one, endsAt, corpusMax)) tell(outcome);
  });
  return outcomes;
}

function linesOf(outcome: Outcome): readonly string[] {
  const { what, tried, failures, note = '' } = outcome;
  const verdict = hasHeld(outcome) ? 'held  ' : 'FAILED';
  const line = `${verdict}  ${what.padEnd(columns.what)}  ${String(tried).padStart(columns.tried)}  ${note}`;
  return [line.trimEnd(), ...failures.map((failure) => `          ${failure}`)];
}
