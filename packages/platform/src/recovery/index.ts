import { done } from '@candor/kernel';
import { beginRecovery, type BeginRecovery } from './begin.ts';
import { cancelRecovery, type CancelBy, openRecoveryOf } from './cancel.ts';
import { decideRecovery, type DecideRecovery } from './decide.ts';
import type { RecoveryParts } from './parts.ts';
import { addPicture } from './picture.ts';
import { proveAddress, type ProveAddress, sendRecoveryCode, type SendRecoveryCode } from './prove.ts';
import { recoveryRowOf, requestOf } from './requests.ts';
import { removeOldRecoveries } from './retention.ts';
import {
  listRecoveries,
  lookAtPicture,
  type OpenRecoveryCase,
  openRecoveryCase,
  type RecoveryQuery,
} from './review.ts';
import { submitRecovery } from './submit.ts';

export type Recovery = ReturnType<typeof createRecovery>;

const waitingMax = 100;

/** The public functions of recovering an account whose factors are lost: one per flow. */
export function createRecovery(parts: RecoveryParts) {
  const list = (query: RecoveryQuery) => listRecoveries(parts, query);
  return {
    begin: (input: BeginRecovery) => beginRecovery(parts, input),
    sendCode: (input: SendRecoveryCode) => sendRecoveryCode(parts, input),
    prove: (input: ProveAddress) => proveAddress(parts, input),
    addPicture: (input: Parameters<typeof addPicture>[1]) => addPicture(parts, input),
    submit: (token: string) => submitRecovery(parts, token),
    state: (token: string) => recoveryState(parts, token),
    /** Of a session's user; undefined without a request. */
    openOf: (userId: number) => openRecoveryOf(parts, userId),
    cancel: (by: CancelBy) => cancelRecovery(parts, by),
    cases: list,
    /** The user of a recovery; `undefined` for a number that none has. */
    ownerOf: async (recoveryId: number) =>
      (await parts.db.selectFrom('recoveries').select('user_id').where('id', '=', recoveryId).executeTakeFirst())
        ?.user_id,
    /** Those that wait for a reviewer, oldest first, at most a hundred. */
    waiting: async () => (await list({ decision: 'open', page: 1, limit: waitingMax })).rows,
    open: (input: OpenRecoveryCase) => openRecoveryCase(parts, input),
    look: (input: OpenRecoveryCase) => lookAtPicture(parts, input),
    decide: (input: DecideRecovery) => decideRecovery(parts, input),
    /** The periodic work: keeps withdrawals held, and carries out requests whose wait is over. */
    lookAfter: async () => {
      await parts.recoveries.keepHeld();
      await parts.recoveries.carryOutDue();
    },
    removeOld: () => removeOldRecoveries(parts),
  };
}

/** The state of a request, after it was carried out if its wait is over. */
async function recoveryState(parts: RecoveryParts, token: string) {
  const found = await requestOf(parts, token);
  if (!found.ok) return found;
  await parts.recoveries.carryOutDue(found.value.owner.id);
  const now = await requestOf(parts, token);
  return now.ok ? done(recoveryRowOf(now.value, parts.waitMs)) : now;
}
