/* Made from the folders by `npm run generate`. */
import type { ServedChange } from '../serving/serve-change.ts';
import setPairFees from '../catalog/calls/set-pair-fees.ts';
import setPairStatus from '../catalog/calls/set-pair-status.ts';
import setContractTerms from '../contract/calls/set-contract-terms.ts';
import setConvertTerms from '../convert/calls/set-convert-terms.ts';
import setFiatRate from '../convert/calls/set-fiat-rate.ts';
import setCopyTerms from '../copy/calls/set-copy-terms.ts';
import fundCouponRewards from '../coupons/calls/fund-coupon-rewards.ts';
import setCouponCampaign from '../coupons/calls/set-coupon-campaign.ts';
import closeDualProduct from '../dual/calls/close-dual-product.ts';
import openDualProduct from '../dual/calls/open-dual-product.ts';
import setFeeTiers from '../fees/calls/set-fee-tiers.ts';
import setCreditCaps from '../funding/calls/set-credit-caps.ts';
import setFundingTerms from '../funding/calls/set-funding-terms.ts';
import setRail from '../funding/calls/set-rail.ts';
import setWheel from '../game/calls/set-wheel.ts';
import moveIssuance from '../ieo/calls/move-issuance.ts';
import setProjectMarket from '../ieo/calls/set-project-market.ts';
import setProject from '../ieo/calls/set-project.ts';
import setInvitationTerms from '../invitations/calls/set-invitation-terms.ts';
import proposeCorrection from '../ledger/calls/propose-correction.ts';
import setLoanTerms from '../loans/calls/set-loan-terms.ts';
import fundLockedRewards from '../locked/calls/fund-locked-rewards.ts';
import setLockedTerms from '../locked/calls/set-locked-terms.ts';
import setNftTerms from '../nft/calls/set-nft-terms.ts';
import setOptionTerms from '../options/calls/set-option-terms.ts';
import setPointsItem from '../points/calls/set-points-item.ts';
import setPointsTask from '../points/calls/set-points-task.ts';
import switchProduct from '../products/calls/switch-product.ts';
import setCalendar from '../sessions/calls/set-calendar.ts';
import setHouseMaker from '../spot/calls/set-house-maker.ts';

export const servedChanges: readonly ServedChange<any>[] = [
  setPairFees,
  setPairStatus,
  setContractTerms,
  setConvertTerms,
  setFiatRate,
  setCopyTerms,
  fundCouponRewards,
  setCouponCampaign,
  closeDualProduct,
  openDualProduct,
  setFeeTiers,
  setCreditCaps,
  setFundingTerms,
  setRail,
  setWheel,
  moveIssuance,
  setProjectMarket,
  setProject,
  setInvitationTerms,
  proposeCorrection,
  setLoanTerms,
  fundLockedRewards,
  setLockedTerms,
  setNftTerms,
  setOptionTerms,
  setPointsItem,
  setPointsTask,
  switchProduct,
  setCalendar,
  setHouseMaker,
];
