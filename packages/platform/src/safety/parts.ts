import type { AccountParts } from '../accounts/parts.ts';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { RecoveryCodes } from '../factors/recovery-codes.ts';
import type { Totp } from '../factors/totp.ts';
import type { FactorNotes } from '../points/factor-notes.ts';
import type { PayPasswords } from '../step-up/pay-passwords.ts';
import type { StepUpUser, StepUps } from '../step-up/step-ups.ts';

/** The dependencies of this folder's flows. */
export interface SafetyParts extends AccountParts {
  readonly totp: Totp;
  readonly recoveryCodes: RecoveryCodes;
  readonly payPasswords: PayPasswords;
  readonly stepUp: StepUps;
  readonly apiKeys: ApiKeys;
  readonly factorNotes: Pick<FactorNotes, 'added'>;
}

/** The signed-in user who changes something, and from where. */
export interface SecurityActor extends StepUpUser {
  readonly ip: string;
}

/** A step-up as a call carries it. */
export interface GivenStepUp {
  readonly stepUpId: string;
  readonly payPassword?: string | undefined;
  readonly factorCode?: string | undefined;
  readonly passkey?: string | undefined;
}
