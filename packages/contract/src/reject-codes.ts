import { type RejectCode, rejectCodes } from '@candor/exchange/rules';

/** Refusals that are not the core's: of the door (any call) and of the platform (accounts and content). */
export const doorCodes = [
  'parameter_error',
  'signed_out',
  'verification_needed',
  'operator_needed',
  'role_needed',
  'not_found',
  'too_many_requests',
  'too_large',
  'server_busy',
  'server_fault',
] as const;

export const platformCodes = [
  'login_failed',
  'login_locked',
  'user_string_invalid',
  'code_wrong',
  'code_expired',
  'code_resend_too_soon',
  'code_daily_limit',
  'password_too_short',
  'password_too_long',
  'password_common',
  'passwords_differ',
  'extension_code_unknown',
  'registration_failed',
  'country_code_unknown',
  'message_not_delivered',
  'content_not_found',
] as const;

export type DoorCode = (typeof doorCodes)[number];
export type PlatformCode = (typeof platformCodes)[number];
/** Everything a call may list. */
export type CallCode = RejectCode | PlatformCode;
/** Everything an envelope may carry. */
export type AnyCode = CallCode | DoorCode;

export const callCodes: readonly CallCode[] = [...rejectCodes, ...platformCodes];
export const anyCodes: readonly AnyCode[] = [...callCodes, ...doorCodes];
