import { type CommandsOf, defineModule } from '../../module.ts';
import { checkFunding } from './check.ts';
import { claim, claimUnproven, decideClaim } from './claims.ts';
import { capsChange } from './credit-caps.ts';
import { confirmDeposit, dropDeposit, seeDeposit } from './deposits.ts';
import { bookDestination, dropDestination, setBookOnly } from './destinations.ts';
import { holdAfterPurchase, holdEnds, liftHold, placeHold } from './holds.ts';
import { setLevel } from './levels.ts';
import { railOf, undoEnds } from './lifecycle.ts';
import { bookNetworkCost, progressWithdrawal, releaseWithdrawal, reportWithdrawal } from './progress.ts';
import type { FundingSlice } from './slice.ts';
import type { fundingSpec } from './spec.ts';
import { railChange, termsChange } from './terms.ts';
import { walletTypeOf } from './wallets.ts';
import { cancelWithdrawal, reviewWithdrawal, withdraw } from './withdraw.ts';

/**
 * Money in and out (RULES 15): the events that chains and banks report, and the conditions under which users may
 * withdraw.
 */
export const fundingModule = defineModule<FundingSlice, CommandsOf<typeof fundingSpec>>({
  name: 'funding',
  handlers: {
    'funding.set_terms': termsChange,
    'funding.set_rail': railChange,
    'funding.set_level': setLevel,
    'funding.place_hold': placeHold,
    'funding.lift_hold': liftHold,
    'funding.see_deposit': seeDeposit,
    'funding.confirm_deposit': confirmDeposit,
    'funding.drop_deposit': dropDeposit,
    'funding.claim_unproven': claimUnproven,
    'funding.claim': claim,
    'funding.decide_claim': decideClaim,
    'funding.book_destination': bookDestination,
    'funding.drop_destination': dropDestination,
    'funding.set_book_only': setBookOnly,
    'funding.withdraw': withdraw,
    'funding.cancel_withdrawal': cancelWithdrawal,
    'funding.review_withdrawal': reviewWithdrawal,
    'funding.release_withdrawal': releaseWithdrawal,
    'funding.progress_withdrawal': progressWithdrawal,
    'funding.report_withdrawal': reportWithdrawal,
    'funding.set_operator_caps': capsChange,
    'funding.book_network_cost': bookNetworkCost,
  },
  reactions: { 'otc.delayed': holdAfterPurchase },
  due: { 'funding.undo_end': undoEnds, 'funding.hold_end': holdEnds },
  *holds(core, of) {
    const { funding } = core;
    for (const withdrawal of of === undefined ? funding.withdrawals.values() : funding.withdrawalsOf(of)) {
      const { accountId, assetId, amount, withdrawalId, railId } = withdrawal;
      const wallet = { accountId, walletType: walletTypeOf(railOf(core, withdrawal)), assetId };
      yield { ...wallet, amount, cause: 'withdrawal', reference: withdrawalId, at: { railId } };
    }
  },
  isEmpty: (core) => core.funding.isEmpty,
  write: (core, writer) => core.funding.write(writer),
  read: (core, reader) => core.funding.read(reader),
  check: checkFunding,
});
