import { catalogRejects } from './modules/catalog/rejects.ts';
import { contractRejects } from './modules/contract/rejects.ts';
import { convertRejects } from './modules/convert/rejects.ts';
import { copyRejects } from './modules/copy/rejects.ts';
import { couponsRejects } from './modules/coupons/rejects.ts';
import { dualRejects } from './modules/dual/rejects.ts';
import { feesRejects } from './modules/fees/rejects.ts';
import { fundingRejects } from './modules/funding/rejects.ts';
import { invitationsRejects } from './modules/invitations/rejects.ts';
import { gameRejects } from './modules/game/rejects.ts';
import { ledgerRejects } from './modules/ledger/rejects.ts';
import { loansRejects } from './modules/loans/rejects.ts';
import { lockedRejects } from './modules/locked/rejects.ts';
import { ieoRejects } from './modules/ieo/rejects.ts';
import { nftRejects } from './modules/nft/rejects.ts';
import { operatorsRejects } from './modules/operators/rejects.ts';
import { optionsRejects } from './modules/options/rejects.ts';
import { pointsRejects } from './modules/points/rejects.ts';
import { practiceRejects } from './modules/practice/rejects.ts';
import { productsRejects } from './modules/products/rejects.ts';
import { sessionsRejects } from './modules/sessions/rejects.ts';
import { spotRejects } from './modules/spot/rejects.ts';

const rejects = {
  ...catalogRejects,
  ...contractRejects,
  ...convertRejects,
  ...copyRejects,
  ...couponsRejects,
  ...dualRejects,
  ...feesRejects,
  ...fundingRejects,
  ...invitationsRejects,
  ...gameRejects,
  ...ledgerRejects,
  ...loansRejects,
  ...lockedRejects,
  ...ieoRejects,
  ...nftRejects,
  ...operatorsRejects,
  ...optionsRejects,
  ...pointsRejects,
  ...practiceRejects,
  ...productsRejects,
  ...sessionsRejects,
  ...spotRejects,
};

/** The commands that change settings for everybody: operators propose them. */
export const changeTypes = [
  'catalog.set_pair_status',
  'catalog.set_pair_fees',
  'practice.set_faucet',
  'convert.set_terms',
  'spot.set_maker',
  'sessions.set_calendar',
  'contract.set_terms',
  'options.set_terms',
  'copy.set_terms',
  'funding.set_terms',
  'funding.set_rail',
  'funding.set_operator_caps',
  'products.set_availability',
  'convert.set_fiat_terms',
  'locked.set_terms',
  'locked.fund_rewards',
  'ieo.set_project',
  'ieo.set_market',
  'ieo.move_issuance',
  'dual.open_product',
  'dual.close_product',
  'loans.set_terms',
  'coupons.set_campaign',
  'coupons.fund_rewards',
  'invitations.set_terms',
  'points.set_task',
  'points.set_item',
  'game.set_wheel',
  'nft.set_terms',
  'operators.set_role',
  'ledger.correct',
  'fees.set_tiers',
] as const;
export type ChangeType = (typeof changeTypes)[number];
export type ChangeReject = (typeof rejects)[ChangeType][number];

/** The reject codes of a proposal: those of its change, which is checked with it. */
export const changeRejects = [...new Set(changeTypes.flatMap((type): readonly ChangeReject[] => rejects[type]))];
