import {
  type ArgumentsOf,
  type CallSpec,
  decodeOutput,
  encodeInput,
  languageField,
  openEnvelope,
  type OutputOf,
} from '@candor/api';
import { startAuthentication } from '@simplewebauthn/browser';
import { session } from './session.ts';
import { currentSettings } from './settings.ts';

const timeoutMs = 60_000;

/** A call that came too soon was not begun: it waits so long, and so often at most, before it is told as refused. */
const tooSoon = { waitMs: 1_000, times: 8 };

/** The fields of a call by their names on the wire. */
export type WireFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A call that was not done: refused with a code, or without an answer. */
export class CallError extends Error {
  readonly code: string;
  readonly field: string | undefined;

  constructor(code: string, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

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
  { method, path, file: partName }: Pick<CallSpec, 'method' | 'path' | 'file'>,
  fields: WireFields,
  file?: Blob,
): Promise<unknown> {
  const form = new URLSearchParams({ [languageField]: currentSettings().language });
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, `${value}`);
  const token = session.token();
  const answer = await fetch(addressOf(method, path, form, partName !== undefined), {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
    ...(method === 'GET' ? {} : { body: bodyOf(form, partName, file) }),
  }).catch(() => {
    throw new CallError('unreachable', '');
  });
  const opened = openEnvelope(await answer.json().catch(() => undefined));
  if (opened.kind === 'ok') return opened.payload;
  const { code = opened.kind, message = '', field } = opened as Partial<CallError>;
  if (code === 'operator_needed' && token !== undefined && session.token() === token) session.end();
  throw new CallError(code, message, field);
}

function addressOf(method: string, path: string, form: URLSearchParams, hasFile: boolean): string {
  return `/api${path}${method === 'GET' || hasFile ? `?${form}` : ''}`;
}

function bodyOf(form: URLSearchParams, partName: string | undefined, file: Blob | undefined): BodyInit {
  if (partName === undefined || file === undefined) return form;
  const parts = new FormData();
  parts.append(partName, file);
  return parts;
}
