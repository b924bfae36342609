import { dayMs } from '@candor/kernel';
import { readJson, type Storage } from './storage.ts';

const pendingKey = 'pendingCommands';
/** A command without a repeat for a day is forgotten. */
const pendingForMs = dayMs;

/** The coupon of a command, where one goes with it: the form picks the best, which is no wish of the user's. */
export interface PickedCoupon {
  readonly couponId?: number;
  /** Called once the act is done. */
  readonly onSpent?: () => void;
}

interface Pending extends Pick<PickedCoupon, 'couponId'> {
  readonly requestId: string;
  readonly madeAtMs: number;
}

function isPendingMap(value: unknown): value is Record<string, Pending> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (entry: Partial<Pending> | null) => typeof entry?.requestId === 'string' && typeof entry.madeAtMs === 'number',
  );
}

/**
 * Remembers the request id of every command whose answer has not come. The id is stored before the command leaves, so a
 * retry after a lost answer, a reload or a closed tab carries the same id and the server returns the first answer again
 * instead of acting twice. Two taps are two sends of one command until an answer arrives.
 */
export function createCommandKeeper(storage: Storage, deps: { now: () => number; makeId: () => string }) {
  const read = () => readJson(storage, pendingKey, isPendingMap) ?? {};
  const write = (all: Record<string, Pending>) => storage.set(pendingKey, JSON.stringify(all));
  return {
    /** The id for this command: the one already waiting for an answer, else a new one, kept before it is returned. */
    idFor(command: string): string {
      return this.pendingFor(command, {}).requestId;
    },
    /** The same with the coupon that the command first left with. The one picked now goes with a new command only. */
    pendingFor(command: string, { couponId }: PickedCoupon): Pending {
      const nowMs = deps.now();
      const alive = Object.entries(read()).filter(([, pending]) => nowMs - pending.madeAtMs < pendingForMs);
      const all = Object.fromEntries(alive);
      const waiting = all[command];
      if (waiting !== undefined) return waiting;
      const made = { requestId: deps.makeId(), madeAtMs: nowMs, ...(couponId === undefined ? {} : { couponId }) };
      write({ ...all, [command]: made });
      return made;
    },
    /** An answer came, whichever: the next command of this kind is a new one. */
    settle(command: string, requestId: string): void {
      const { [command]: waiting, ...others } = read();
      if (waiting?.requestId === requestId) write(others);
    },
  };
}

export type CommandKeeper = ReturnType<typeof createCommandKeeper>;

/** One text per command: its path and its fields in a fixed order, and whose login it is. */
export function commandKey(path: string, input: Readonly<Record<string, unknown>>, login: string): string {
  const fields = Object.entries(input)
    .filter(([name, value]) => name !== 'requestId' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`);
  return `${path}?${fields.join('&')}#${login}`;
}
