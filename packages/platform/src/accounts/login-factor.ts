import { type Outcome, done, reject } from '@candor/kernel';
import type { FactorCode, FactorProof } from '../factors/factors.ts';
import type { Client } from '../sessions/sessions.ts';
import type { AccountParts } from './parts.ts';

/** The purpose of login challenges. */
export const loginPurpose = 'login';

export type LoginFactorCode = 'second_factor_needed' | Exclude<FactorCode, 'second_factor_missing'>;

/** The second factor of a login, where the user has one: of the app, a passkey, or a recovery code. */
export async function loginFactor(
  { factors, devices }: Pick<AccountParts, 'factors' | 'devices'>,
  userId: number,
  proof: FactorProof,
  { origin, client }: { readonly origin: string; readonly client: Client },
): Promise<Outcome<void, LoginFactorCode>> {
  if (!(await factors.has(userId))) return done(undefined);
  const caller = await devices.recognise(userId, client);
  const proven = await factors.prove(userId, proof, { purpose: loginPurpose, origin, takesRecoveryCode: true, caller });
  if (proven.ok) return proven;
  const { code } = proven;
  return code === 'second_factor_missing' ? reject('second_factor_needed') : { ...proven, code };
}
