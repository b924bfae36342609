import type { Answered } from './ask.ts';

/** The envelope of an answer, as far as attacks look at it. */
export interface Envelope {
  readonly type: string;
  readonly code: unknown;
  readonly message: unknown;
  readonly field?: string;
}

const types = ['ok', 'error', '999', '998'];

/** The envelope of an answer; `undefined` without one. */
export function envelopeOf({ body }: Pick<Answered, 'body'>): Envelope | undefined {
  try {
    const parsed = JSON.parse(body) as Envelope | null;
    const isEnvelope = types.includes(String(parsed?.type)) && parsed?.code !== undefined && 'message' in parsed;
    return isEnvelope ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** The fault of any answer of a call, or a missing envelope. A busy server answers 503. */
export function faultOf(answered: Answered): string | undefined {
  const { status } = answered;
  if (status >= 500 && status !== 503) return `answered ${status}`;
  return envelopeOf(answered) === undefined ? `answered ${status} without an envelope` : undefined;
}
