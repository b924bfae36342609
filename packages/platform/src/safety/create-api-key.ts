import { apiKeySubject, type StepUpCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import { isFrozen } from '../accounts/users.ts';
import type { ApiKey, NewApiKey, NewApiKeyCode } from '../api-keys/api-keys.ts';
import { ownerOf } from './owner.ts';
import type { SecurityActor, GivenStepUp, SafetyParts } from './parts.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** Makes an API key: pay password and second factor, for exactly this key. */
export async function createApiKey(
  parts: SafetyParts,
  changer: SecurityActor,
  key: NewApiKey,
  stepUp: GivenStepUp,
): Promise<Outcome<{ readonly secret: string; readonly key: ApiKey }, NewApiKeyCode | StepUpCode>> {
  const possible = await parts.apiKeys.check(changer.userId, key);
  if (!possible.ok) return possible;
  const confirmed = await parts.stepUp.complete({
    user: changer,
    stepUpId: stepUp.stepUpId,
    action: 'api_key',
    subject: apiKeySubject(key),
    requestId: undefined,
    proof: stepUp,
  });
  if (!confirmed.ok) return confirmed;
  const owner = await ownerOf(parts, changer.userId);
  const made = await inTransaction(
    parts.db,
    { lock: `user ${owner.id}` },
    async (tx): Promise<Outcome<Made, NewApiKeyCode | StepUpCode>> => {
      // Keys end with a freeze: none is made behind it.
      if (await isFrozen(tx, owner.id)) return reject('step_up_expired');
      const isStillPossible = await parts.apiKeys.check(owner.id, key, tx);
      if (!isStillPossible.ok) return isStillPossible;
      const created = await parts.apiKeys.create(owner.id, key, tx);
      const notice = { kind: 'api_key_made', name: key.name, scopes: created.key.scopes.join(', ') } as const;
      return done({ ...created, sendWord: await parts.notices.sendIn(tx, owner, notice) });
    },
  );
  if (!made.ok) return made;
  const { sendWord, ...shown } = made.value;
  sendWord();
  return done(shown);
}

interface Made {
  readonly secret: string;
  readonly key: ApiKey;
  readonly sendWord: () => void;
}
