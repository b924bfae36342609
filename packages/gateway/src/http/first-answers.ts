import { createHash } from 'node:crypto';
import { type CallSpec, type Envelope, errorEnvelope, type LanguageCode } from '@candor/api';
import { textOf } from '@candor/messages/server';
import type { Parameters } from './parameters.ts';

interface FirstAnswerLimits {
  /** Whoever did not hear an answer asks again within this time. */
  readonly keptMs: number;
  readonly ofOneMax: number;
  readonly callersMax: number;
}

const standardLimits: FirstAnswerLimits = { keptMs: 600_000, ofOneMax: 20, callersMax: 1_000 };

/** A call with a request id, and who makes it. */
interface Asked {
  /** A session or an operator: an answer is for nobody else. */
  readonly caller: string;
  readonly call: Pick<CallSpec, 'path'>;
  readonly requestId: string;
  /** All that was sent: a copy says the same, proofs and all. */
  readonly parameters: Parameters;
  readonly lang: LanguageCode;
}

interface Kept {
  readonly content: string;
  readonly envelope: Promise<Envelope>;
  readonly atMs: number;
}

/**
 * The first answers of calls that the journal does not remember by their request id: what changes an account's protection, and what
 * operators do. A copy that comes while the first is under way waits for it; one that comes later hears what it said, also a
 * refusal, and costs no try. They are kept in memory alone, because some hold a secret that is told once.
 */
export class FirstAnswers {
  readonly #clock: () => number;
  readonly #limits: FirstAnswerLimits;
  readonly #callers = new Map<string, Map<string, Kept>>();

  constructor(clock: () => number, limits: Partial<FirstAnswerLimits> = {}) {
    this.#clock = clock;
    this.#limits = { ...standardLimits, ...limits };
  }

  async give({ caller, call, requestId, parameters, lang }: Asked, answer: () => Promise<Envelope>): Promise<Envelope> {
    const answers = this.#answersOf(caller);
    const key = `${call.path} ${requestId}`;
    const content = contentOf(parameters);
    const known = answers.get(key);
    if (known !== undefined && this.#clock() - known.atMs < this.#limits.keptMs) {
      if (known.content === content) return known.envelope;
      return errorEnvelope('request_id_reused', textOf('request_id_reused', lang));
    }
    const envelope = answer();
    const kept = { content, envelope, atMs: this.#clock() };
    answers.delete(key);
    answers.set(key, kept);
    forgetOldest(answers, this.#limits.ofOneMax);
    try {
      return await envelope;
    } catch (error) {
      // A fault is no answer: whoever asks again has it tried again.
      if (answers.get(key) === kept) answers.delete(key);
      throw error;
    }
  }

  /** The caller who asked last comes last, so that the first one is forgotten first. */
  #answersOf(caller: string): Map<string, Kept> {
    const answers = this.#callers.get(caller) ?? new Map<string, Kept>();
    this.#callers.delete(caller);
    this.#callers.set(caller, answers);
    this.#forgetOld();
    forgetOldest(this.#callers, this.#limits.callersMax);
    return answers;
  }

  #forgetOld(): void {
    const endMs = this.#clock() - this.#limits.keptMs;
    for (const [caller, answers] of this.#callers) {
      const newest = [...answers.values()].at(-1);
      // The others asked later than this one.
      if (newest === undefined || newest.atMs > endMs) return;
      this.#callers.delete(caller);
    }
  }
}

function forgetOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/** A hash: what was sent may hold a password. */
function contentOf(parameters: Parameters): string {
  const fields = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64');
}
