import type { AccountId, Actor, Command } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { amount, btc, usdt } from '../../testing/facts.ts';
import { bytes, claim, rail, withdrawal } from './facts.ts';

const watched = rail(1);
const byHand = rail(2);
const destination = bytes(200);

/** Ways in and out for USDT, one watched and one run by hand, and people who may use them. */
export function openFunding(accounts: readonly AccountId[]): Command[] {
  const terms = {
    asset: {
      assetId: usdt,
      confirmations: 2,
      depositMin: amount(500),
      withdrawMin: amount(100),
      withdrawFee: amount(7),
    },
    open: { takesDeposits: 'yes', takesWithdrawals: 'yes' },
  } as const;
  return [
    {
      type: 'funding.set_terms',
      undoMs: 1_000,
      destinationWaitMs: 0,
      holdMs: 3_000,
      limitAssetId: btc,
      basicLimit: amount(10_000_000),
      advancedLimit: amount(100_000_000),
      reviewAbove: amount(2_000),
      twoPeopleAbove: amount(3_000),
    },
    { type: 'funding.set_rail', railId: watched, network: 'ERC20', kind: 'chain', ...terms.asset, ...terms.open },
    { type: 'funding.set_rail', railId: byHand, network: 'TRC20', kind: 'manual', ...terms.asset, ...terms.open },
    ...accounts.flatMap((accountId): Command[] => [
      { type: 'funding.set_level', accountId, level: 'advanced' },
      { type: 'funding.book_destination', accountId, railId: byHand, destination },
    ]),
  ];
}

/**
 * The traffic of money in and out with its senders. Much of it comes too early, too late or for nothing, and is
 * refused.
 */
export function fundingTraffic(
  random: Seeded,
  accountId: AccountId,
): { readonly actor: Actor; readonly command: Command } {
  const place = { railId: watched, transaction: bytes(random.below(60)), index: 0 };
  const operator = random.pick(['first', 'second']);
  const withdrawalId = withdrawal(1 + random.below(30));
  switch (random.below(10)) {
    case 0: {
      const size = amount(100 + random.below(900));
      return by('system', {
        type: 'funding.see_deposit',
        ...place,
        accountId,
        amount: size,
        height: 1_000 + random.below(5),
      });
    }
    case 1:
      return by('system', { type: 'funding.confirm_deposit', ...place, confirmations: 1 + random.below(3) });
    case 2:
      return by('system', { type: 'funding.drop_deposit', ...place });
    case 3:
      return by('user', {
        type: 'funding.claim',
        accountId,
        railId: byHand,
        amount: amount(1 + random.below(5_000_000)),
        proof: new Uint8Array(32).fill(random.below(256)),
      });
    case 4: {
      const found = random.chance(1, 3) ? {} : { received: amount(900 + 2_000_000 * random.below(2)) };
      return by('operator', { type: 'funding.decide_claim', claimId: claim(1 + random.below(30)), operator, ...found });
    }
    case 5:
      return by('user', { type: 'funding.cancel_withdrawal', accountId, withdrawalId });
    case 6:
      return by('operator', { type: 'funding.review_withdrawal', withdrawalId, operator });
    case 7:
    case 8: {
      const status = random.pick(['broadcast', 'confirmed', 'confirmed', 'failed'] as const);
      return by('operator', { type: 'funding.report_withdrawal', withdrawalId, operator, status });
    }
    default: {
      const size = { amount: amount(100 + random.below(3_000_000)), fee: amount(7) };
      return by('user', { type: 'funding.withdraw', accountId, railId: byHand, destination, ...size });
    }
  }
}

function by(actor: Actor, command: Command): { readonly actor: Actor; readonly command: Command } {
  return { actor, command };
}
