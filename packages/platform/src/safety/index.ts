import type { SessionsEndReason } from '@candor/api';
import type { NewApiKey } from '../api-keys/api-keys.ts';
import { bindAddress, type BindAddress } from './bind-address.ts';
import {
  beginPasskey,
  beginTotp,
  confirmTotp,
  finishPasskey,
  makeRecoveryCodes,
  type ProvenChange,
  removePasskey,
  removeTotp,
} from './change-factors.ts';
import { createApiKey } from './create-api-key.ts';
import { endAccess } from './end-access.ts';
import { freezeAccount, type FreezeBy } from './freeze.ts';
import type { SecurityActor, GivenStepUp, SafetyParts } from './parts.ts';
import { setPhishingWord } from './phishing-word.ts';
import { sendOwnCode, type SendOwnCode } from './send-own-code.ts';
import { setPayPassword, type SetPayPassword } from './set-pay-password.ts';
import { safetyState } from './state.ts';
import { unfreezeAccount, type UnfreezeAccount } from './unfreeze.ts';
import { updatePassword, type UpdatePassword } from './update-password.ts';

export type Safety = ReturnType<typeof createSafety>;

/** Changes of a user's account protection: one function per flow. */
export function createSafety(parts: SafetyParts) {
  return {
    state: (userId: number) => safetyState(parts, userId),
    sendOwnCode: (changer: SecurityActor, input: SendOwnCode) => sendOwnCode(parts, changer, input),
    updatePassword: (changer: SecurityActor, input: UpdatePassword) => updatePassword(parts, changer, input),
    bindAddress: (changer: SecurityActor, input: BindAddress) => bindAddress(parts, changer, input),
    setPayPassword: (changer: SecurityActor, input: SetPayPassword) => setPayPassword(parts, changer, input),
    beginTotp: (userId: number) => beginTotp(parts, userId),
    confirmTotp: (changer: SecurityActor, input: ProvenChange & { readonly code: string }) =>
      confirmTotp(parts, changer, input),
    removeTotp: (changer: SecurityActor, input: ProvenChange) => removeTotp(parts, changer, input),
    beginPasskey: (userId: number, origin: string) => beginPasskey(parts, userId, origin),
    finishPasskey: (changer: SecurityActor, input: Parameters<typeof finishPasskey>[2]) =>
      finishPasskey(parts, changer, input),
    renamePasskey: (userId: number, passkeyId: string, name: string) => parts.passkeys.rename(userId, passkeyId, name),
    removePasskey: (changer: SecurityActor, input: ProvenChange & { readonly passkeyId: string }) =>
      removePasskey(parts, changer, input),
    makeRecoveryCodes: (changer: SecurityActor, input: ProvenChange) => makeRecoveryCodes(parts, changer, input),
    createApiKey: (changer: SecurityActor, key: NewApiKey, stepUp: GivenStepUp) =>
      createApiKey(parts, changer, key, stepUp),
    /** By an operator: every session and API key. */
    endAccess: (accountId: number, reason: SessionsEndReason) => endAccess(parts, accountId, reason),
    freeze: (by: FreezeBy) => freezeAccount(parts, by),
    unfreeze: (input: UnfreezeAccount) => unfreezeAccount(parts, input),
    setPhishingWord: (changer: SecurityActor, input: { readonly word: string; readonly password: string }) =>
      setPhishingWord(parts, changer, input),
  };
}
