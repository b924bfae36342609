import type { Exchange } from '@candor/exchange';
import type { JournalReader } from '@candor/journal';
import { dayMs, hourMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import { atomsToText } from '@candor/money';
import type { Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { type FactNotice, NoticeParts } from './describe-notices.ts';

interface ReminderParts {
  readonly exchange: Exchange;
  readonly journal: Pick<JournalReader, 'identity'>;
  readonly reader: Reader;
  readonly platform: Platform;
  readonly clock: () => number;
  readonly log: { error(details: object, message: string): void };
}

/** The time before its end at which a coupon is mentioned once more. */
const couponEndsInMs = 3 * dayMs;
/** The time before its end at which a loan's fixed term is mentioned. */
const loanEndsInMs = dayMs;

/**
 * Tells users what no fact tells: coupons that expire and terms of loans that end soon, and the rebates of the month that is over. It looks every
 * hour; each of these has a key of its own, so that it is told once however often it is found.
 */
export function reminderDuty(parts: ReminderParts): Duty {
  return repeating('reminders', {
    work: () => remind(parts),
    everyMs: hourMs,
    isAtOnce: true,
    onError: (error) => parts.log.error({ event: 'reminders.failed', err: error }, 'users could not be reminded'),
  });
}

/** Looks once. */
export async function remind(parts: ReminderParts): Promise<void> {
  const noticeParts = new NoticeParts(parts);
  const reminders = [
    ...(await expiring(parts, noticeParts)),
    ...(await ending(parts, noticeParts)),
    ...(await rebates(parts, noticeParts)),
  ];
  for (const reminder of reminders) {
    if (!(await noticeParts.isUsers(reminder.accountId))) continue;
    await parts.platform.journalNews.tellAlone({
      ...reminder,
      key: `${parts.journal.identity.salt} ${reminder.key}`,
      happenedAtMs: parts.clock(),
    });
  }
}

type Reminder = FactNotice & { readonly key: string };

async function expiring({ reader, clock }: ReminderParts, parts: NoticeParts): Promise<readonly Reminder[]> {
  const fromMs = clock();
  const coupons = await reader.expiringCoupons({ fromMs, toMs: fromMs + couponEndsInMs });
  // A coupon that was issued for a short time has been told of a moment ago.
  const old = coupons.filter(({ issuedAtMs, expiresAtMs }) => issuedAtMs < expiresAtMs - couponEndsInMs);
  return Promise.all(
    old.map(async ({ couponId, accountId, kind: name, assetId, worth, expiresAtMs: untilMs }) => {
      const { code: asset, scale } = await parts.asset(assetId);
      const promised = { name, worth: atomsToText(worth, scale), asset, untilMs };
      return {
        accountId,
        key: `coupon ${couponId} expires`,
        notice: { kind: 'coupon_expiring', coupon: String(couponId), ...promised },
      } as const;
    }),
  );
}

async function ending({ reader, clock }: ReminderParts, parts: NoticeParts): Promise<readonly Reminder[]> {
  const fromMs = clock();
  const loans = await reader.endingLoans({ fromMs, toMs: fromMs + loanEndsInMs });
  return Promise.all(
    loans.map(async ({ loanId, accountId, assetId, endsAtMs = 0 }) => {
      const { code: asset } = await parts.asset(assetId);
      const notice = { kind: 'loan_term_ending', loan: String(loanId), asset, endsAtMs } as const;
      // A renewed loan has another end.
      return { accountId, key: `loan ${loanId} ends ${endsAtMs}`, notice };
    }),
  );
}

async function rebates({ reader, clock }: ReminderParts, parts: NoticeParts): Promise<readonly Reminder[]> {
  const month = monthBefore(clock());
  const rows = await reader.rebatesOfMonth({ month });
  const text = `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;
  return Promise.all(
    rows.map(async ({ accountId, assetId, amount }) => ({
      accountId,
      key: `rebates ${month} ${accountId} ${assetId}`,
      notice: { kind: 'rebate_month', month: text, ...(await parts.amountOf(assetId, amount)) } as const,
    })),
  );
}

/** 202611 is November 2026, in UTC. */
function monthBefore(atMs: number): number {
  const first = new Date(atMs);
  first.setUTCDate(1);
  const last = new Date(first.getTime() - dayMs);
  return last.getUTCFullYear() * 100 + last.getUTCMonth() + 1;
}
