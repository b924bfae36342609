import type { AccountId, WithdrawalId } from '@candor/exchange';
import type { Fees, Hash } from '../chain.ts';
import type { SignRequest, SweepRequest, TopUpRequest } from './signer.ts';

export type SignerRequest =
  | { readonly kind: 'withdrawal'; readonly request: SignRequest }
  | { readonly kind: 'sweep'; readonly request: SweepRequest }
  | { readonly kind: 'top_up'; readonly request: TopUpRequest }
  | { readonly kind: 'rooms'; readonly request: Readonly<Record<string, never>> };

type Fields = Readonly<Record<string, unknown>>;

/** A map, and no object: words such as `__proto__` or `constructor` are no kinds of request. */
const readers = new Map<unknown, (fields: Fields) => SignerRequest['request'] | undefined>([
  ['withdrawal', readWithdrawal],
  ['sweep', readSweep],
  ['top_up', readTopUp],
  ['rooms', (fields) => (Object.keys(fields).length === 0 ? {} : undefined)],
]);

/** Parses a request. Unknown fields, such as an amount, make it invalid: no caller shall believe that they count. */
export function readRequest(value: unknown): SignerRequest | undefined {
  const { kind, request, ...more } = fieldsOf(value);
  const read = Object.keys(more).length === 0 ? readers.get(kind)?.(fieldsOf(request)) : undefined;
  return read === undefined ? undefined : ({ kind, request: read } as SignerRequest);
}

function readWithdrawal({ withdrawalId, salt, text, fees, replaces, ...more }: Fields): SignRequest | undefined {
  const known = readFees(fees);
  if (!isCount(withdrawalId) || !(salt instanceof Uint8Array) || typeof text !== 'string') return undefined;
  if (known === undefined || Object.keys(more).length > 0) return undefined;
  const request = { withdrawalId: withdrawalId as WithdrawalId, salt, text, fees: known };
  if (replaces === undefined) return request;
  const isHash = typeof replaces === 'string' && /^0x[\da-f]{64}$/.test(replaces);
  return isHash ? { ...request, replaces: replaces as Hash } : undefined;
}

function readSweep({ token, units, ...rest }: Fields): SweepRequest | undefined {
  const request = readTopUp(rest);
  if (request === undefined || typeof units !== 'bigint' || units <= 0n) return undefined;
  if (token === undefined) return { ...request, units };
  return typeof token === 'string' ? { ...request, units, token } : undefined;
}

function readTopUp({ accountId, nonce, fees, ...more }: Fields): TopUpRequest | undefined {
  const known = readFees(fees);
  if (!isCount(accountId) || !isCount(nonce) || known === undefined || Object.keys(more).length > 0) return undefined;
  return { accountId: accountId as AccountId, nonce, fees: known };
}

function readFees(value: unknown): Fees | undefined {
  const { maxFeePerGas, maxPriorityFeePerGas } = fieldsOf(value);
  if (typeof maxFeePerGas !== 'bigint' || typeof maxPriorityFeePerGas !== 'bigint') return undefined;
  return { maxFeePerGas, maxPriorityFeePerGas };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;
}
