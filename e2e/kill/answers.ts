import { isDeepStrictEqual } from 'node:util';
import type { WireAnswer } from '../load/api-user.ts';
import type { Request } from './request.ts';

/** Of a withdrawal the answer shows its present state; all else is unchanged. */
export function isSame({ path, answer: first }: Request, again: WireAnswer): boolean {
  if (path !== '/wallet/out' || first?.type !== 'ok') return isDeepStrictEqual(again, first);
  const lasting = ({ message }: WireAnswer) => {
    const { id, rail_id, number, fee, real_number, address, create_time } = message as Readonly<
      Record<string, unknown>
    >;
    return { id, rail_id, number, fee, real_number, address, create_time };
  };
  return again.type === 'ok' && isDeepStrictEqual(lasting(again), lasting(first));
}

export function difference(request: Request, answer: unknown): string {
  return `${request.path} ${request.id} was answered ${JSON.stringify(request.answer)} and later ${JSON.stringify(answer)}`;
}
