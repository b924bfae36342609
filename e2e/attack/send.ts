import type { CallSpec } from '@candor/api';
import { type Answered, askPatiently } from './ask.ts';

export interface Sent {
  readonly call: CallSpec;
  readonly type: 'form' | 'json';
  /** A form or JSON, as it goes over the wire; of a GET its query. */
  readonly body: string;
  readonly token?: string;
  readonly from?: string;
}

const json = 'application/json';

/** Makes a call with fields as they are written; waits when it has to. */
export function send(address: string, { call, type, body, token, from }: Sent): Promise<Answered> {
  const headers = {
    'accept-language': 'en',
    ...(token !== undefined && { authorization: token }),
    ...(type === 'json' && { 'content-type': json }),
  };
  const by = { headers, ...(from !== undefined && { from }) };
  const path = `/api${call.path}`;
  return askPatiently(
    { address },
    call.method === 'GET' ? { path: `${path}?${body}`, ...by } : { method: 'POST', path, body, ...by },
  );
}

export function form(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

/** One of so many addresses that no limit of one is met, and so few that each keeps its connection. */
export function addressOf(index: number): string {
  return `127.20.0.${1 + (index & 127)}`;
}

/** So many at a time, until there are no more or the time is over; returns the number done. */
export async function inParallel<T>(
  list: readonly T[],
  atOnce: number,
  endsAt: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length && performance.now() < endsAt) {
      const index = next++;
      await work(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return next;
}
