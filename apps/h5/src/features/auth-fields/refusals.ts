import type { CallError } from '@candor/api';
import type { Channel } from './identity.ts';

/** Fields of the sign-in forms that a refusal can belong to. */
export type BlamedField = 'email' | 'phone' | 'code' | 'password' | 'passwordAgain' | 'invitationCode';

const identityOf = (channel: Channel): BlamedField => (channel === 'email' ? 'email' : 'phone');

/** The field under which a refusal of the server is shown; none where it speaks of no single one. */
export function blamedField(code: string, channel: Channel): BlamedField | undefined {
  switch (code) {
    case 'user_string_invalid':
    case 'country_code_unknown':
    case 'message_not_delivered':
      return identityOf(channel);
    case 'code_wrong':
    case 'code_expired':
    case 'code_resend_too_soon':
    case 'code_daily_limit':
      return 'code';
    case 'password_too_short':
    case 'password_too_long':
    case 'password_common':
      return 'password';
    case 'passwords_differ':
      return 'passwordAgain';
    case 'extension_code_unknown':
      return 'invitationCode';
    default:
      return undefined;
  }
}

const ofFactor = ['second_factor_needed', 'second_factor_wrong', 'second_factor_locked', 'too_many_requests'];

/** True when the second factor is still to be tried, now or later; a lost answer leaves the step before undecided. */
export function isOfFactor({ failure }: CallError): boolean {
  return failure.kind !== 'refused' || ofFactor.includes(failure.code);
}
