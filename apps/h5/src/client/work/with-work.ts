import { CallError, workCode, type WorkTask } from '@candor/api';
import type { Call } from '../request.ts';
import type { Work } from './work.ts';

/** A proof may have expired on a slow device, or be required anew by a server that was restarted. */
const timesMax = 3;

/** Calls that are refused until some work is done: does it, and sends the same again with the solution. */
export function withWork(call: Call, work: Pick<Work, 'do'>): Call {
  return async (spec, input, options = {}) => {
    let proof: string | undefined;
    for (let times = 0; ; times++) {
      try {
        return await call(spec, input, proof === undefined ? options : { ...options, work: proof });
      } catch (error) {
        const task = taskOf(error);
        if (task === undefined || times === timesMax) throw error;
        proof = await work.do(task);
      }
    }
  };
}

function taskOf(error: unknown): WorkTask | undefined {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') return undefined;
  return error.failure.code === workCode ? error.failure.work : undefined;
}
