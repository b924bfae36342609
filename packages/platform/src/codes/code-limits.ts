import type { Identity } from '../identity/identity.ts';
import { ipClient } from '../identity/ip-prefix.ts';

/** The largest number of codes, per day (UTC) unless the name says otherwise (docs/security.md#floods). */
export interface CodeLimits {
  /**
   * To one identity for its signed-in user, for devices that were signed in, for a recovery, and for all strangers:
   * each counted separately.
   */
  readonly perIdentity: number;
  /** Of those for strangers, the share of one of them: none of them spends all. */
  readonly perAsker: number;
  readonly perIp: number;
  /** Numbers alike but for the last four digits: a bought block of numbers is one customer of toll fraud. */
  readonly perPhonePrefix: number;
  /** All numbers of one country calling code. */
  readonly perDialCode: number;
  /** The number of messages to a country in a day from which on the conversion of their codes is judged. */
  readonly conversionAfter: number;
  /** After that, fewer than this many of a hundred stop it for the day. */
  readonly conversionPercentMin: number;
  readonly resendAfterMs: number;
  /** In ten minutes: more are sent for a proof of work only. A family or an office behind one address stays below. */
  readonly usualPerIp: number;
  readonly usualPerPhonePrefix: number;
  /** To everybody together. */
  readonly usualInAll: number;
}

export const standardCodeLimits: CodeLimits = {
  perIdentity: 5,
  perAsker: 4,
  perIp: 100,
  perPhonePrefix: 50,
  perDialCode: 5_000,
  conversionAfter: 200,
  conversionPercentMin: 10,
  resendAfterMs: 60_000,
  usualPerIp: 20,
  usualPerPhonePrefix: 10,
  usualInAll: 300,
};

/** A counter and the count it may reach in a day. */
export interface SendBucket {
  readonly bucket: string;
  readonly max: number;
}

/** For whom a code is sent: their daily codes are not spent by each other. */
type SentFor = 'stranger' | 'known' | 'owner' | 'recovery';

/** The asker and the recipient of a code. */
export interface Asking {
  readonly ip: string;
  readonly asker: string;
  readonly sentFor: SentFor;
}

/**
 * The counters one request adds to, in the order they are checked. The caller's own come first: a caller who has spent
 * them cannot use up the daily codes of their victims.
 */
export function sendBuckets(
  identity: Identity,
  { ip, asker, sentFor }: Asking,
  limits: CodeLimits,
): readonly SendBucket[] {
  const { value } = identity;
  const isStranger = sentFor === 'stranger';
  const buckets = [
    { bucket: `ip ${ipClient(ip)}`, max: limits.perIp },
    ...(isStranger ? [{ bucket: `to ${value} for ${asker}`, max: limits.perAsker }] : []),
    { bucket: isStranger ? `to ${value}` : `to ${value} as ${sentFor}`, max: limits.perIdentity },
  ];
  if (identity.kind === 'phone') {
    buckets.push({ bucket: prefixBucket(identity), max: limits.perPhonePrefix });
    buckets.push({ bucket: dialBucket(identity.dialCode), max: limits.perDialCode });
  }
  return buckets;
}

export function prefixBucket({ value }: Identity): string {
  return `prefix ${value.slice(0, -4)}`;
}

export function dialBucket(dialCode: string): string {
  return `dial ${dialCode}`;
}
