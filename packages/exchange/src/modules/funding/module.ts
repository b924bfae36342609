import { defineModule } from '../../module.ts';
import { checkFunding } from './check.ts';
import { claim, claimUnproven, decideClaim } from './claims.ts';
import { capsChange } from './credit-caps.ts';
import { confirmDeposit, dropDeposit, seeDeposit } from './deposits.ts';
import { bookDestination, dropDestination, setBookOnly } from './destinations.ts';
import { holdEnds, liftHold, placeHold } from './holds.ts';
import { setLevel } from './levels.ts';
import { railOf, undoEnds } from './lifecycle.ts';
import { bookNetworkCost, progressWithdrawal, releaseWithdrawal, reportWithdrawal } from './progress.ts';
import { railChange, termsChange } from './terms.ts';
import { walletTypeOf } from './wallets.ts';
import { cancelWithdrawal, reviewWithdrawal, withdraw } from './withdraw.ts';

/** Money in and out (RULES 15): what chains and banks say happened, and what users may take out and when. */
export const fundingModule = defineModule({
  name: 'funding',
  handlers: {
    'funding.set_terms': termsChange,
    'funding.set_rail': railChange,
    'funding.set_level': { actor: ['operator', 'system'], handle: setLevel },
    'funding.place_hold': { actor: ['operator', 'system'], handle: placeHold },
    'funding.lift_hold': { actor: ['operator', 'system'], handle: liftHold },
    'funding.see_deposit': { actor: 'system', handle: seeDeposit },
    'funding.confirm_deposit': { actor: 'system', handle: confirmDeposit },
    'funding.drop_deposit': { actor: 'system', handle: dropDeposit },
    'funding.claim_unproven': { actor: 'user', handle: claimUnproven },
    'funding.claim': { actor: 'user', handle: claim },
    'funding.decide_claim': { actor: 'operator', handle: decideClaim },
    'funding.book_destination': { actor: 'user', handle: bookDestination },
    'funding.drop_destination': { actor: 'user', handle: dropDestination },
    'funding.set_book_only': { actor: 'user', handle: setBookOnly },
    'funding.withdraw': { actor: 'user', handle: withdraw },
    'funding.cancel_withdrawal': { actor: 'user', handle: cancelWithdrawal },
    'funding.review_withdrawal': { actor: 'operator', handle: reviewWithdrawal },
    'funding.release_withdrawal': { actor: 'system', handle: releaseWithdrawal },
    'funding.progress_withdrawal': { actor: 'system', handle: progressWithdrawal },
    'funding.report_withdrawal': { actor: 'operator', handle: reportWithdrawal },
    'funding.set_operator_caps': capsChange,
    'funding.book_network_cost': { actor: 'system', handle: bookNetworkCost },
  },
  due: { 'funding.undo_end': undoEnds, 'funding.hold_end': holdEnds },
  *holds(core) {
    for (const withdrawal of core.funding.withdrawals.values()) {
      const { accountId, assetId, amount } = withdrawal;
      yield { accountId, walletType: walletTypeOf(railOf(core, withdrawal)), assetId, amount };
    }
  },
  isEmpty: (core) => core.funding.isEmpty,
  write: (core, writer) => core.funding.write(writer),
  read: (core, reader) => core.funding.read(reader),
  check: checkFunding,
});
