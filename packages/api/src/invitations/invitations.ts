import { invitationStates, invitationSuspicions, sharedFees } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { accountNumber, amountText, countNumber, flag, idNumber, ppmNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, listOf, named, wireObject } from '../wire/wire-object.ts';

/** An amount of one asset. */
const amountRow = wireObject({
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  amount: amountText,
});
export const amountRows = listOf(amountRow);

/** The shares of a friend's fees as they are now. */
export const invitationShares = {
  share: named('share_ppm', described(ppmNumber, 'Of each fee that a friend pays; 0 while nothing is shared.')),
  friendShare: named('friend_share_ppm', described(ppmNumber, 'Of that, to the friend: the inviter chooses it.')),
  inviterOfFees: named('inviter_fee_ppm', described(ppmNumber, 'To the inviter, of the fee.')),
  friendOfFees: named('friend_fee_ppm', described(ppmNumber, 'Back to the friend, of the fee.')),
  days: z.optional(described(countNumber, 'For so many days from the registration; absent: for ever.')),
};

export const personRow = wireObject({
  name: described(z.string(), 'The nickname; one that was never chosen is masked.'),
  avatar: z.string(),
});

/** A person who came by the user's code. */
export const friendRow = wireObject({
  id: described(idNumber, 'Names them in this list only.'),
  name: described(z.string(), 'The nickname; one that was never chosen is masked.'),
  avatar: z.string(),
  state: wordOf(invitationStates),
  joinedAtMs: named('join_time', timeMs),
  endsAtMs: named('end_time', z.optional(described(timeMs, 'The end of sharing; absent: for ever.'))),
  earned: z.optional(described(amountRows, 'What they have brought; absent unless they let it be seen.')),
});
export type FriendRow = z.output<typeof friendRow>;

/** A share of a fee that came to the user as an inviter. */
export const rebateRow = wireObject({
  id: described(z.string(), 'Its place, from which the list goes on.'),
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  amount: described(amountText, 'What came to me.'),
  atMs: named('time', timeMs),
  friend: z.optional(described(z.string(), 'Absent unless the friend lets it be seen, as all that follows.')),
  feeKind: named('fee_kind', z.optional(wordOf(sharedFees))),
  fee: z.optional(amountText),
  friendPart: named('friend_amount', z.optional(amountText)),
});
export type RebateRow = z.output<typeof rebateRow>;

/** A month's rebates in one asset. */
export const rebateMonthRow = wireObject({
  month: described(countNumber, '202611 is November 2026, in UTC.'),
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  count: countNumber,
  amount: amountText,
});

/** An invitation as operators judge it. */
export const judgedInvitationRow = wireObject({
  accountId: named('account_id', described(accountNumber, "The friend's.")),
  inviterId: named('inviter_account_id', accountNumber),
  friend: z.string(),
  inviter: z.string(),
  state: wordOf(invitationStates),
  suspicions: z.array(wordOf(invitationSuspicions)),
  joinedAtMs: named('join_time', timeMs),
  changedAtMs: named('change_time', timeMs),
});

/** The invitation that the user came by. */
export const ownInvitationRow = wireObject({
  inviter: personRow,
  state: wordOf(invitationStates),
  endsAtMs: named('end_time', z.optional(timeMs)),
  friendOfFees: named('friend_fee_ppm', described(ppmNumber, 'Back to me, of each fee I pay.')),
  showsRebates: named('shows_rebates', described(flag, 'I let my inviter see what comes of my fees.')),
  got: described(amountRows, 'What has come back to me.'),
});
