import { type WorkTask, workCode } from './work.ts';

/** The envelope of every answer (specification 8, RULES 18), written and read here and nowhere else. */
export type Envelope =
  | { readonly type: 'ok'; readonly code: 1; readonly message: unknown }
  | {
      readonly type: 'error';
      readonly code: string;
      readonly message: string;
      /** The field that is wrong. */
      readonly field?: string;
      /** Milliseconds since 1970 when it may be tried again; the message has it in words. */
      readonly until?: number;
      /** With `work_needed`: the work that the same call has to bring. */
      readonly work?: WorkOnWire;
    }
  | { readonly type: '999' | '998'; readonly code: 'signed_out' | 'verification_needed'; readonly message: string };

interface WorkOnWire extends Omit<WorkTask, 'expiresAtMs'> {
  /** Milliseconds since 1970. */
  readonly expires: number;
}

export type Opened =
  | { readonly kind: 'ok'; readonly payload: unknown }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly field?: string;
      readonly untilMs?: number;
      readonly work?: WorkTask;
    }
  | { readonly kind: 'signed_out'; readonly message: string }
  | { readonly kind: 'verification_needed'; readonly message: string };

export function okEnvelope(payload: unknown): Envelope {
  return { type: 'ok', code: 1, message: payload };
}

/** `message` is already in the caller's language. */
export function errorEnvelope(code: string, message: string, field?: string, untilMs?: number): Envelope {
  if (code === 'signed_out') return { type: '999', code, message };
  if (code === 'verification_needed') return { type: '998', code, message };
  return {
    type: 'error',
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(untilMs === undefined ? {} : { until: untilMs }),
  };
}

/** The refusal of a call that may be sent again with the solution. */
export function workEnvelope(message: string, { expiresAtMs, ...task }: WorkTask): Envelope {
  return { type: 'error', code: workCode, message, work: { ...task, expires: expiresAtMs } };
}

/** Success is `type: ok` or `code: 1`; 999 and 998 may come as text or number; anything else is a refusal. */
export function openEnvelope(body: unknown): Opened {
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const type = typeof envelope.type === 'number' ? String(envelope.type) : envelope.type;
  const text = typeof envelope.message === 'string' ? envelope.message : '';
  if (type === '999') return { kind: 'signed_out', message: text };
  if (type === '998') return { kind: 'verification_needed', message: text };
  if (type === 'ok' || envelope.code === 1) return { kind: 'ok', payload: envelope.message };
  return {
    kind: 'refused',
    code: typeof envelope.code === 'string' ? envelope.code : 'unknown',
    message: text,
    ...(typeof envelope.field === 'string' ? { field: envelope.field } : {}),
    ...(typeof envelope.until === 'number' ? { untilMs: envelope.until } : {}),
    ...(isWork(envelope.work) ? { work: taskOf(envelope.work) } : {}),
  };
}

function isWork(work: unknown): work is WorkOnWire {
  return typeof work === 'object' && work !== null;
}

function taskOf({ expires, ...task }: WorkOnWire): WorkTask {
  return { ...task, expiresAtMs: expires };
}
