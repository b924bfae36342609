import { setTimeout as pause } from 'node:timers/promises';
import { type Fields, isCutOff, mustPost } from '../load/api-user.ts';
import { operatorDecide, operatorGet, changeByTwo } from './operator.ts';

/** USDT on the practice chain, and dollars at a bank. */
export const rails = { usdt: 1, dollars: 5 } as const;
/** A block every tenth of a second, and fewer of them confirm. */
export const practiceSpeed = '20';
export const confirmations = 3;
/** A payment below this is kept until others reach it with it. */
export const depositMin = 5;
export const withdrawFee = '1';
/** Long enough that some are undone. */
const undoMs = 300;

/** The usual ways and times, but short: a minute in practice fits between two kills. */
export async function openFunding(address: string, changes: Fields = {}): Promise<void> {
  const terms = {
    undo_ms: undoMs,
    destination_wait_ms: 0,
    hold_ms: 1,
    basic_limit: '200',
    advanced_limit: '500',
    review_above: '1',
    two_people_above: '10',
    note: 'for the kills',
    ...changes,
  };
  const rail = {
    rail_id: rails.usdt,
    confirmations,
    deposit_min: `${depositMin}`,
    withdraw_min: '10',
    withdraw_fee: withdrawFee,
    takes_deposits: 1,
    takes_withdrawals: 1,
    note: 'for the kills',
  };
  await changeByTwo(address, [
    ['/operator/funding_terms', terms],
    ['/operator/rails', rail],
  ]);
}

/** Submits the identity of the owner of the token and verifies it; a number belongs to one user alone. */
export async function identify(address: string, token: string, number: number): Promise<void> {
  const identity = { id_type: 'id_card', name: 'Nguyễn Thị An', card_id: `0011900${10_000 + number}`, country: 'VN' };
  await mustPost(address, '/user/real', { real_type: 1, ...identity, birth_date: '1990-05-17' }, token);
  const { data } = (await operatorGet(address, '/operator/identities')) as { data: { case_id: number }[] };
  for (const { case_id } of data) {
    await operatorDecide(address, '/operator/identity', { case_id, reason: 'for the kills' });
    await operatorDecide(address, '/operator/identity/decide', { case_id, decision: 'verify' });
  }
}

interface ClaimRow {
  readonly claim_id: number;
  readonly amount: string;
}

/** Believes every notice of a payment, until the server does not answer or `signal` ends it. */
export async function decideClaims(address: string, signal?: AbortSignal): Promise<void> {
  const isEnough = (): boolean => signal?.aborted === true;
  while (!isEnough()) {
    try {
      const { data } = (await operatorGet(address, '/operator/claims')) as { data: readonly ClaimRow[] };
      for (const { claim_id, amount } of data) {
        await operatorDecide(address, '/operator/claims/decide', { claim_id, credit: amount, note: 'for the kills' });
      }
    } catch (error) {
      if (isCutOff(error)) return;
      throw error;
    }
    await pause(100);
  }
}
