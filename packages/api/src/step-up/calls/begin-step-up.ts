import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { stepUpActions, stepUpRow, subjectText } from '../step-up.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** Begins a proof for one action on exactly one subject. The call itself then carries the proof: it is good for a minute and for once. */
export const beginStepUp = defineCall({
  method: 'POST',
  path: '/safe/step_up',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  group: 'Safety',
  summary: 'Begin a step-up.',
  input: wireObject({ action: wordOf(stepUpActions), subject: subjectText }),
  output: stepUpRow,
  rejects: [],
});
