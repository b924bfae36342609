import { createHash } from 'node:crypto';
import { type CallSpec, type Envelope, errorEnvelope, type LanguageCode } from '@candor/api';
import { textOf } from '@candor/messages/server';
import type { Parameters } from './parameters.ts';

interface FirstAnswerLimits {
  /** The time in which a caller who missed an answer can ask again. */
  readonly keptMs: number;
  readonly ofOneMax: number;
  readonly callersMax: number;
}

const standardLimits: FirstAnswerLimits = { keptMs: 600_000, ofOneMax: 20, callersMax: 1_000 };

/** A call with a request id, and its caller. */
interface Asked {
  /** A session or an operator: an answer is for nobody else. */
  readonly caller: string;
  readonly call: Pick<CallSpec, 'path'>;
  readonly requestId: string;
  /** Everything that was sent: a copy has the same content, proofs and all. */
  readonly parameters: Parameters;
  readonly lang: LanguageCode;
}

interface Kept {
  readonly content: string;
  readonly envelope: Promise<Envelope>;
  readonly atMs: number;
}

/**
 * The first answers of calls whose request id is not in the journal: changes of an account's protection, and calls of
 * operators. A copy that arrives while the first is under way waits for it; a later one gets the same answer, also a
 * refusal, and costs no try. They are kept in memory alone, because some hold a secret that is shown once.
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
      // A fault is no answer: the next request tries again.
      if (answers.get(key) === kept) answers.delete(key);
      throw error;
    }
  }

  /** The latest caller comes last, so that the first one is forgotten first. */
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
      // The others are later than this one.
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

/** A hash: the input may hold a password. */
function contentOf(parameters: Parameters): string {
  const fields = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64');
}
