import {
  type ArgumentsOf,
  ask,
  CallError,
  type CallSpec,
  decodeOutput,
  encodeInput,
  type OutputOf,
  payloadOf,
  requestOf,
} from '@candor/api';
import { startAuthentication } from '@simplewebauthn/browser';
import { fetchOrTake, headersOf } from './early-answers.ts';
import { session } from './session.ts';
import { currentSettings } from './settings.ts';

/** A call that came too soon was not begun: it waits so long, and so often at most, before it is told as refused. */
const tooSoon = { waitMs: 1_000, times: 8 };

/** The fields of a call by their names on the wire. */
export type WireFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes a call of the contract, and returns its output. */
export async function call<C extends CallSpec>(spec: C, input: ArgumentsOf<C>): Promise<OutputOf<C>> {
  return decodeOutput(spec, await send(spec, encodeInput(spec, input) as WireFields));
}

/** Makes a call with fields as they go over the wire, and returns the answer as it came. */
export async function send(spec: CallSpec, fields: WireFields, file?: Blob): Promise<unknown> {
  try {
    return await sendInTurn(spec, fields, file);
  } catch (error) {
    // Money, rules and documents: the person who holds the key is asked again, and the call made again after it.
    if (!(error instanceof CallError) || error.code !== 'operator_proof_needed') throw error;
    await prove();
    return sendInTurn(spec, fields, file);
  }
}

/** An export or a table of many rows takes what the server allows for a while: what is asked next waits for its turn. */
async function sendInTurn(spec: CallSpec, fields: WireFields, file?: Blob): Promise<unknown> {
  for (let count = 0; ; count++) {
    try {
      return await sendOnce(spec, fields, file);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'too_many_requests' || count === tooSoon.times) throw error;
      await new Promise((resolve) => setTimeout(resolve, tooSoon.waitMs));
    }
  }
}

const proofPath = '/operator/proof';
const post = (path: CallSpec['path']): Pick<CallSpec, 'method' | 'path'> => ({ method: 'POST', path });

async function prove(): Promise<void> {
  const begun = (await sendOnce(post(`${proofPath}/begin`), {})) as { readonly options: string };
  const used = await startAuthentication({ optionsJSON: JSON.parse(begun.options) });
  await sendOnce(post(proofPath), { used: JSON.stringify(used) });
}

async function sendOnce(
  spec: Pick<CallSpec, 'method' | 'path' | 'file'>,
  fields: WireFields,
  file?: Blob,
): Promise<unknown> {
  const token = session.token();
  const headers = headersOf(token);
  const request = requestOf(spec, fields, currentSettings().language, file);
  try {
    return await payloadOf(await ask(request, { fetch: fetchOrTake, baseUrl: '/api', headers }));
  } catch (error) {
    const isOver = error instanceof CallError && error.code === 'operator_needed';
    if (isOver && token !== undefined && session.token() === token) session.end();
    throw error;
  }
}

/** The words of the server, or of a device, for what was not done; absent when nothing was said. */
export function refusalOf(error: Error): string | undefined {
  const message = !(error instanceof CallError)
    ? error.message
    : 'message' in error.failure
      ? error.failure.message
      : undefined;
  return message === '' ? undefined : message;
}
