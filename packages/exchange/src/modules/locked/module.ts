import { house } from '../../ledger-words.ts';
import { type CommandsOf, defineModule } from '../../module.ts';
import { checkLocked } from './check.ts';
import { payDividends, redeem } from './dividends.ts';
import { deposit } from './lock.ts';
import { unpaidOf } from './locked.ts';
import { setRenewal } from './renewal.ts';
import type { LockedSlice } from './slice.ts';
import type { lockedSpec } from './spec.ts';
import { rewardsChange, termsChange } from './terms.ts';

/** Locked mining (RULES 8): the rate fixed and the whole yield reserved when a deposit is made, one dividend a day. */
export const lockedModule = defineModule<LockedSlice, CommandsOf<typeof lockedSpec>>({
  name: 'locked',
  handlers: {
    'locked.set_terms': termsChange,
    'locked.fund_rewards': rewardsChange,
    'locked.deposit': deposit,
    'locked.redeem': redeem,
    'locked.set_renewal': setRenewal,
  },
  due: { 'locked.dividends': payDividends },
  piecewise: ['locked.dividends'],
  *holds({ locked }, of) {
    const isUsers = of !== undefined && of !== house.rewards_locked;
    for (const live of isUsers ? locked.liveOf(of) : locked.live.values()) {
      const { accountId, assetId, depositId } = live;
      const hold = { assetId, cause: 'locked_deposit', reference: depositId, at: { assetId } } as const;
      if (of !== house.rewards_locked) yield { ...hold, accountId, walletType: 'spot', amount: live.principal };
      if (!isUsers) yield { ...hold, accountId: house.rewards_locked, walletType: 'house', amount: unpaidOf(live) };
    }
  },
  isEmpty: ({ locked }) => locked.versions.length === 0,
  write: (core, writer) => core.locked.write(writer),
  read: (core, reader) => core.locked.read(reader),
  check: checkLocked,
});
