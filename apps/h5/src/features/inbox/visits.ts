import { minuteMs } from '@candor/kernel';
import { readJson, type Storage } from '#client/storage.ts';

/** Shorter absences need no account of them. */
export const absenceMsMin = 5 * minuteMs;
/** The time in which news from before a return reach the app. */
const returnMs = 30_000;
const visitKey = 'lastVisit';

/** The end of a visit: who it was, what they knew, and when. */
interface Visit {
  /** Keeps two users of one device apart. */
  readonly login: string;
  /** The newest notice that there was. */
  readonly lastId: number;
  readonly atMs: number;
}

function isVisit(value: unknown): value is Visit {
  const { login, lastId, atMs } = (value ?? {}) as Partial<Visit>;
  return typeof login === 'string' && Number.isInteger(lastId) && Number.isInteger(atMs);
}

/**
 * The visits of a user on this device. It says from which notice on they have missed something: after a start of the
 * app, or when it is looked at again, if that is at least `absenceMsMin` after they looked last.
 */
export class Visits {
  readonly #storage: Storage;
  readonly #login: string;
  /** The end of the last visit, until what came after it is told. */
  #left: Visit | undefined;
  #cameBackAtMs: number | undefined;

  constructor(storage: Storage, login: string, nowMs: number) {
    this.#storage = storage;
    this.#login = login;
    const last = readJson(storage, visitKey, isVisit);
    this.#left = last?.login === login ? last : undefined;
    this.comeBack(nowMs);
  }

  /** The user looks, and this is the newest notice. */
  look(lastId: number, nowMs: number): void {
    this.#storage.set(visitKey, JSON.stringify({ login: this.#login, lastId, atMs: nowMs } satisfies Visit));
  }

  leave(lastId: number, nowMs: number): void {
    this.look(lastId, nowMs);
    this.#left = { login: this.#login, lastId, atMs: nowMs };
    this.#cameBackAtMs = undefined;
  }

  comeBack(nowMs: number): void {
    if (this.#left === undefined) return;
    if (nowMs - this.#left.atMs < absenceMsMin) this.#left = undefined;
    else this.#cameBackAtMs = nowMs;
  }

  /** The last notice before the absence, if there are later ones: answered once for each absence. */
  missedAfter(lastId: number, nowMs: number): number | undefined {
    const left = this.#left;
    if (left === undefined || this.#cameBackAtMs === undefined) return undefined;
    const isFresh = nowMs - this.#cameBackAtMs <= returnMs;
    if (isFresh && lastId <= left.lastId) return undefined;
    this.#left = undefined;
    return isFresh ? left.lastId : undefined;
  }
}
