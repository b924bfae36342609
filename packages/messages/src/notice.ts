import type { FactorKind, LoanEventRow, SessionsEndReason } from '@candor/api';

/** A frozen account is opened by the end of a recovery. */
type AccountState = 'open' | 'frozen';

/** The values of each notice. Amounts are decimal text, times milliseconds since 1970, places already masked. */
export interface NoticeValues {
  readonly new_device: { readonly device: string; readonly network: string; readonly atMs: number };
  readonly factor_guessed: { readonly atMs: number };
  /** `untilMs`: when the hold on withdrawals ends. */
  readonly password_changed: { readonly untilMs: number };
  readonly pay_password_changed: { readonly untilMs: number };
  readonly phone_changed: { readonly phone: string; readonly untilMs: number };
  readonly email_changed: { readonly email: string; readonly untilMs: number };
  readonly factor_added: { readonly factor: FactorKind; readonly name: string; readonly untilMs: number };
  readonly factor_removed: { readonly factor: FactorKind; readonly name: string; readonly untilMs: number };
  readonly recovery_codes_made: object;
  readonly destination_booked: { readonly label: string; readonly network: string; readonly usableAtMs: number };
  readonly withdrawal_requested: WithdrawalNotice & { readonly undoUntilMs: number };
  readonly withdrawal_sent: WithdrawalNotice & { readonly transaction: string };
  readonly withdrawal_failed: WithdrawalNotice;
  /** `reason`: a withdrawal reason of the core. */
  readonly withdrawal_refused: WithdrawalNotice & { readonly reason: string };
  readonly send_received: {
    readonly amount: string;
    readonly asset: string;
    readonly from: string;
    readonly send: string;
  };
  readonly send_sent: { readonly amount: string; readonly asset: string; readonly to: string; readonly send: string };
  readonly deposit_credited: { readonly amount: string; readonly asset: string; readonly network: string };
  /** `ltv`: in percent, decimal text. */
  readonly loan_alert: {
    readonly loan: string;
    readonly alert: NonNullable<LoanEventRow['alert']>;
    readonly ltv: string;
  };
  /** `sold`: the debt that the sale paid, in the borrowed asset, as is `left`. */
  readonly loan_liquidated: {
    readonly loan: string;
    readonly ltv: string;
    readonly sold: string;
    readonly left: string;
    readonly asset: string;
  };
  readonly identity_verified: { readonly level: 'basic' | 'advanced' };
  readonly identity_failed: object;
  /** By an operator. */
  readonly sessions_ended: { readonly reason: SessionsEndReason; readonly atMs: number };
  readonly account_frozen: object;
  readonly account_unfrozen: { readonly untilMs: number };
  /** `untilMs`: until when withdrawals are held for the time being. `cancelLink`: where the request is cancelled. */
  readonly recovery_requested: {
    readonly account: AccountState;
    readonly device: string;
    readonly network: string;
    readonly dueAtMs: number;
    readonly untilMs: number;
    readonly cancelLink: string;
  };
  readonly recovery_allowed: { readonly dueAtMs: number; readonly cancelLink: string };
  /** `reason`: in the words of the reviewer. */
  readonly recovery_refused: { readonly reason: string };
  /** `account`: as it was before. */
  readonly recovery_done: { readonly account: AccountState; readonly untilMs: number };
  readonly recovery_cancelled: object;
  /** `lines`: the transcript itself. */
  readonly support_transcript: { readonly case: string; readonly lines: string };
  readonly api_key_made: { readonly name: string; readonly scopes: string };
}

interface WithdrawalNotice {
  readonly amount: string;
  readonly asset: string;
  /** The user's name of the destination: a label, or an address with its middle left out. */
  readonly to: string;
}

export type NoticeKind = keyof NoticeValues;
/** News about an account. */
export type Notice = { [K in NoticeKind]: { readonly kind: K } & NoticeValues[K] }[NoticeKind];

/** Notices of acts that may be a thief's: they carry the link that freezes the account. */
export const securityNotices: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'new_device',
  'factor_guessed',
  'password_changed',
  'pay_password_changed',
  'phone_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'destination_booked',
  'withdrawal_requested',
  'send_sent',
  'withdrawal_sent',
  'account_unfrozen',
  'recovery_requested',
  'recovery_allowed',
  'recovery_refused',
  'recovery_done',
  'recovery_cancelled',
  'api_key_made',
]);

/** Kinds with a letter in their own words. */
export const letterKinds: ReadonlySet<string> = new Set<NoticeKind>([
  'new_device',
  'factor_guessed',
  'password_changed',
  'pay_password_changed',
  'phone_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'destination_booked',
  'withdrawal_requested',
  'withdrawal_sent',
  'withdrawal_failed',
  'withdrawal_refused',
  'send_sent',
  'send_received',
  'deposit_credited',
  'loan_alert',
  'loan_liquidated',
  'identity_verified',
  'identity_failed',
  'sessions_ended',
  'account_frozen',
  'account_unfrozen',
  'recovery_requested',
  'recovery_allowed',
  'recovery_refused',
  'recovery_done',
  'recovery_cancelled',
  'support_transcript',
  'api_key_made',
]);
