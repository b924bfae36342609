import type { RecoveryRow } from '@candor/api';
import type { StepState } from '#ui/Stepper.tsx';

/** The page's stage of a request. */
export type Stage = 'intro' | 'email' | 'phone' | 'picture' | 'ask' | 'wait' | 'done' | 'cancelled' | 'refused';

export interface Progress {
  /** The introduction has been read. */
  readonly hasBegun: boolean;
  /** The picture that was sent is the one to be used. */
  readonly isPictureChosen: boolean;
}

type Where = Pick<RecoveryRow, 'state' | 'next' | 'needsPicture'>;

/** An introduction comes before the first question; a picture that was sent can be viewed and replaced. */
export function stageOf({ state, next, needsPicture }: Where, { hasBegun, isPictureChosen }: Progress): Stage {
  if (state === 'waiting') return 'wait';
  if (state !== 'proving') return state;
  if (!hasBegun) return 'intro';
  if (next === 'email' || next === 'phone') return next;
  return needsPicture && !isPictureChosen ? 'picture' : 'ask';
}

/** A user who comes back in the middle goes on there. */
export function progressFrom(row: Pick<RecoveryRow, 'isEmailProven' | 'isPhoneProven' | 'hasPicture'>): Progress {
  return { hasBegun: row.isEmailProven || row.isPhoneProven, isPictureChosen: row.hasPicture };
}

export type StepName = 'codes' | 'picture' | 'wait';

const placeOf: Readonly<Partial<Record<Stage, StepName>>> = {
  email: 'codes',
  phone: 'codes',
  picture: 'picture',
  ask: 'wait',
  wait: 'wait',
};

/** The steps of this request; none before it has begun and after it has ended. */
export function stepsOf(stage: Stage, needsPicture: boolean): readonly (readonly [StepName, StepState])[] {
  const here = placeOf[stage];
  if (here === undefined) return [];
  const names: readonly StepName[] = needsPicture ? ['codes', 'picture', 'wait'] : ['codes', 'wait'];
  const now = names.indexOf(here);
  return names.map((name, place) => [
    name,
    place < now ? 'done' : place > now ? 'later' : stage === 'wait' ? 'waiting' : 'now',
  ]);
}

const lookEveryMs = 15_000;
/** The moment that the server needs after the time is over. */
const lookAgainMs = 1_500;

/** The delay of the next refresh of a waiting request: short where it is about to end, else long. */
export function nextLookMs({ dueAtMs, decision }: Pick<RecoveryRow, 'dueAtMs' | 'decision'>, nowMs: number): number {
  const leftMs = (dueAtMs ?? Number.POSITIVE_INFINITY) - nowMs;
  if (leftMs <= 0 && decision === 'open') return lookEveryMs;
  return Math.min(Math.max(leftMs, 0) + lookAgainMs, lookEveryMs);
}
