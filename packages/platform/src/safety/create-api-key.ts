import { apiKeySubject, type StepUpCode } from '@candor/contract';
import { type Outcome, done } from '@candor/kernel';
import type { ApiKey, NewApiKey, NewApiKeyCode } from '../api-keys/api-keys.ts';
import { ownerOf } from './owner.ts';
import type { Changer, GivenStepUp, SafetyParts } from './parts.ts';

/** Makes an API key: pay password and second factor, for exactly this key. */
export async function createApiKey(
  parts: SafetyParts,
  changer: Changer,
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
  const { made, sendWord } = await parts.db.transaction().execute(async (tx) => {
    const created = await parts.apiKeys.create(owner.id, key, tx);
    const notice = { kind: 'api_key_made', name: key.name, scopes: created.key.scopes.join(', ') } as const;
    return { made: created, sendWord: await parts.notices.sendIn(tx, owner, notice) };
  });
  sendWord();
  return done(made);
}
