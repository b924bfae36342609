import {
  allowedWords,
  type CallCode,
  type CallSpec,
  decodeInput,
  type Envelope,
  encodeOutput,
  errorEnvelope,
  okEnvelope,
  workCode,
} from '@candor/api';
import type { Rejected } from '@candor/kernel';
import { parameterTextOf, textBecause, textFor, textOf, textUntil } from '@candor/messages/server';
import { type Lag, staleLagMs } from '@candor/readmodel';
import type { Context, Deps } from '../serving/deps.ts';
import type { ServedCall } from '../serving/serve.ts';
import { type Admission, countedAs } from './admission.ts';
import type { Parameters } from './parameters.ts';
import { TooMany } from './too-many.ts';
import { requireWork, hasWorked } from './work.ts';

/** Reads the input, counts the rest of its weight, runs the handler and wraps the answer. Throws `TooMany`. */
export async function answerCall(
  { deps, admission }: { readonly deps: Deps; readonly admission: Admission },
  { call, handle }: ServedCall,
  parameters: Parameters,
  context: Context,
): Promise<Envelope> {
  const input = decodeInput(call, parameters);
  if (!input.ok) {
    const { field, rule } = input;
    const words = rule === 'not_in_list' ? allowedWords(call, field) : [];
    return errorEnvelope('parameter_error', parameterTextOf(field, rule, context.lang, words), field);
  }
  countTheRest(admission, call, input.value, context);
  const isWorkDone = hasWorked(deps, call, input.value, parameters);
  const lag = lagFrom(deps);
  const outcome = await handle(deps, input.value, { ...context, hasWorked: isWorkDone });
  if (outcome.ok) return okEnvelope(encodeOutput(call, withLag(outcome.value, lag()) as never));
  if (outcome.code === workCode) return requireWork(deps, call, input.value, context.lang);
  return refusalOf(deps, outcome, context);
}

/** Counts the part of a call's weight that depends on its input, which was unknown on arrival. */
function countTheRest(admission: Admission, call: CallSpec, input: unknown, { client, session }: Context): void {
  const { rate, weight: alreadyCounted } = countedAs(call);
  const weight = (call.weightOf?.(input) ?? alreadyCounted) - alreadyCounted;
  const waitSeconds = admission.weighsMore(client.ip, session, { rate, weight });
  if (waitSeconds > 0) throw new TooMany(waitSeconds);
}

function refusalOf({ clock }: Pick<Deps, 'clock'>, refused: Rejected<CallCode>, { lang, operator }: Context): Envelope {
  // An envelope of its own (998), by which clients lead to the verification.
  const code = refused.code === 'identity_needed' ? 'verification_needed' : refused.code;
  const { untilMs, present, because } = refused;
  const reader = operator && 'operator';
  if (because !== undefined) return errorEnvelope(code, textFor(code, because as CallCode, lang, reader));
  if (present !== undefined) return errorEnvelope(code, textBecause(code, present, lang, reader));
  if (untilMs === undefined) return errorEnvelope(code, textOf(code, lang, reader));
  return errorEnvelope(code, textUntil(code, untilMs - clock(), lang, reader), undefined, untilMs);
}

/**
 * The most that the lists were behind at any time since this was called. They may have caught up since they were read:
 * what was missing on arrival counts for as long as the call took, as does what the handler waited for in vain.
 */
function lagFrom({ reader }: Pick<Deps, 'reader'>): () => Lag {
  const before = reader.lag();
  const startedAtMs = performance.now();
  return () => {
    const { sequence, behindMs, isFollowing } = reader.lag();
    return {
      sequence,
      behindMs: Math.max(behindMs, before.behindMs + performance.now() - startedAtMs),
      isFollowing: isFollowing && before.isFollowing,
    };
  };
}

/** A list made from the journal states its lag: other calls do not declare these fields, and have none. */
function withLag(value: unknown, { sequence, behindMs, isFollowing }: Lag): unknown {
  if (typeof value !== 'object' || value === null || !('page' in value && 'total' in value)) return value;
  const isStale = behindMs > staleLagMs || !isFollowing;
  return { ...value, sequence, ...(isStale && { stale: true }) };
}
