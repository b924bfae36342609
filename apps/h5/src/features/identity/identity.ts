import { dayMs } from '@candor/kernel';
import type { getIdentityState, IdentityFailure, IdentityLevelState, OutputOf } from '@candor/api';
import type { StepState } from '#ui/Stepper.tsx';

export type Identity = OutputOf<typeof getIdentityState>;

export type LevelName = 'basic' | 'advanced';

/** In the order of the levels. */
export const levelNames: readonly LevelName[] = ['basic', 'advanced'];

export function levelOf({ levels }: Pick<Identity, 'levels'>, name: LevelName): IdentityLevelState {
  const wanted = levelNames.indexOf(name) + 1;
  const level = levels.find(({ realLevel }) => realLevel === wanted);
  return level ?? { realLevel: wanted, state: 'not_verified', failures: [], kept: [], note: '' };
}

/** True when a failure is about a typed field, not about a picture. */
export function isAboutBasic({ field }: Pick<IdentityFailure, 'field'>): boolean {
  return !field.endsWith('_pic');
}

export type StepName = 'info' | 'documents' | 'review';

/** Info is the basic level, documents and their review the advanced one. */
export function stepsOf(identity: Pick<Identity, 'levels'>): readonly (readonly [StepName, StepState])[] {
  const basic = levelOf(identity, 'basic').state;
  const advanced = levelOf(identity, 'advanced').state;
  if (basic !== 'verified') {
    return [
      ['info', basic === 'verifying' ? 'waiting' : 'now'],
      ['documents', 'later'],
      ['review', 'later'],
    ];
  }
  const isSubmitted = advanced === 'verifying' || advanced === 'verified';
  return [
    ['info', 'done'],
    ['documents', isSubmitted ? 'done' : 'now'],
    ['review', advanced === 'verified' ? 'done' : advanced === 'verifying' ? 'waiting' : 'later'],
  ];
}

export type ShownState = IdentityLevelState['state'] | 'current';

/** The level that can be worked on now is marked. */
export function shownState(identity: Pick<Identity, 'levels' | 'next'>, name: LevelName): ShownState {
  const { state } = levelOf(identity, name);
  return state === 'not_verified' && identity.next === name ? 'current' : state;
}

/** The time at which the pictures are deleted; `undefined` without a decision about pictures. */
export function picturesKeptUntilMs(identity: Pick<Identity, 'levels' | 'keptDays'>): number | undefined {
  const { decidedAtMs } = levelOf(identity, 'advanced');
  return decidedAtMs === undefined ? undefined : decidedAtMs + identity.keptDays * dayMs;
}
