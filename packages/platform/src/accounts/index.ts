import type { LanguageCode } from '@candor/api';
import { checkIdentity, type CheckIdentity } from './check-code.ts';
import { enterDemo } from './enter-demo.ts';
import { type EnsureUser, ensureUser } from './ensure-user.ts';
import { completeRegistrations } from './exchange-account.ts';
import { resetPassword, type ResetPassword } from './forget.ts';
import { type Login, login } from './login.ts';
import { loginPurpose } from './login-factor.ts';
import type { AccountParts } from './parts.ts';
import { loginByPasskey, type PasskeyLogin } from './passkey-login.ts';
import { type Register, register } from './register.ts';
import { type SendCode, sendCode } from './send-code.ts';
import { findByUid, findFaces, findProfile, isManaged, noteLanguage } from './users.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/** The public functions of accounts: one per flow, each in a file of its own. */
export function createAccounts(parts: AccountParts) {
  return {
    sendCode: (input: SendCode) => sendCode(parts, input),
    checkIdentity: (input: CheckIdentity) => checkIdentity(parts, input),
    register: (input: Register) => register(parts, input),
    login: (input: Login) => login(parts, input),
    /** JSON for `navigator.credentials.get`, the same for everybody. */
    passkeyOptions: (origin: string) => parts.passkeys.requestOptions(loginPurpose, origin),
    loginByPasskey: (input: PasskeyLogin) => loginByPasskey(parts, input),
    enterDemo: (input: Pick<Login, 'client'>) => enterDemo(parts, input),
    resetPassword: (input: ResetPassword) => resetPassword(parts, input),
    /** `undefined` for an unknown user. */
    profile: (userId: number) => findProfile(parts.db, userId),
    /** An account of the installation: its name and protection cannot be changed. */
    isManaged: (userId: number) => isManaged(parts.db, userId),
    noteLanguage: (userId: number, lang: LanguageCode) => noteLanguage(parts.db, userId, lang),
    /** The public profiles of the owners of these exchange accounts. */
    faces: (accountIds: readonly number[]) => findFaces(parts.db, accountIds),
    /** `undefined` for a number that nobody has. */
    byUid: (uid: number) => findByUid(parts.db, uid),
    ensureUser: (input: EnsureUser) => ensureUser(parts, input),
    completeRegistrations: () => completeRegistrations(parts),
  };
}
