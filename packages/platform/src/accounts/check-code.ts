import { type Outcome, done } from '@candor/kernel';
import type { CheckCode } from '../codes/codes.ts';
import type { CodeScene } from '@candor/api';
import { parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { Client } from '../sessions/sessions.ts';
import { askerOfCode } from './send-code.ts';
import type { AccountParts } from './parts.ts';

export interface CheckIdentity {
  readonly userString: string;
  readonly areaCode?: string;
  readonly scene: CodeScene;
  /** Absent: only the form of `userString` is looked at. */
  readonly code?: string;
  /** Of the scene `bind`: the binding user. */
  readonly boundTo?: number | undefined;
  readonly client: Client;
}

/**
 * The step between two pages of a form (`/user/check_email`): checks the address, and that the code is the one that was
 * sent. The code stays good for the step that uses it. Nothing here depends on the existence of an account.
 */
export async function checkIdentity(
  parts: AccountParts,
  input: CheckIdentity,
): Promise<Outcome<void, PhoneCode | CheckCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  if (input.code === undefined) return done(undefined);
  const checked = await parts.codes.check(parsed.value, input.scene, input.code, askerOfCode(input));
  return checked.ok ? done(undefined) : checked;
}
