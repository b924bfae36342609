import { type CallSpec, type Envelope, type LanguageCode, workCode, workEnvelope, workField } from '@candor/api';
import { textOf } from '@candor/messages/server';
import { assert } from '@candor/kernel';
import type { Deps } from '../serving/deps.ts';
import type { Parameters } from './parameters.ts';

/** True when the caller has done the proof of work for exactly this call; it is used up by this. */
export function hasWorked({ platform }: Deps, call: CallSpec, input: unknown, parameters: Parameters): boolean {
  const proof = parameters[workField];
  return call.work !== undefined && typeof proof === 'string' && platform.work.accept(subjectOf(call, input), proof);
}

/** Asks for proof of work, and for the same call again with it. */
export function requireWork({ platform }: Deps, call: CallSpec, input: unknown, lang: LanguageCode): Envelope {
  assert(call.work !== undefined, `${call.path} refuses with ${workCode} and says no cause for it`);
  return workEnvelope(textOf(workCode, lang), platform.work.newTask(call.work, subjectOf(call, input)));
}

/** The call and its input: decoded, so that it is the same in whatever form and order it is sent again. */
function subjectOf({ path }: CallSpec, input: unknown): string {
  return `${path}\n${JSON.stringify(input)}`;
}
