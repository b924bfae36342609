/* Made from the folders by `npm run generate`. */
import { accountSpec } from '../modules/accounts/spec.ts';
import { catalogSpec } from '../modules/catalog/spec.ts';
import { clockSpec } from '../modules/clock/spec.ts';
import { contractSpec } from '../modules/contract/spec.ts';
import { convertSpec } from '../modules/convert/spec.ts';
import { copySpec } from '../modules/copy/spec.ts';
import { couponsSpec } from '../modules/coupons/spec.ts';
import { dualSpec } from '../modules/dual/spec.ts';
import { feesSpec } from '../modules/fees/spec.ts';
import { fundingSpec } from '../modules/funding/spec.ts';
import { gameSpec } from '../modules/game/spec.ts';
import { genesisSpec } from '../modules/genesis/spec.ts';
import { ieoSpec } from '../modules/ieo/spec.ts';
import { indexSpec } from '../modules/index-prices/spec.ts';
import { invitationsSpec } from '../modules/invitations/spec.ts';
import { ledgerSpec } from '../modules/ledger/spec.ts';
import { loansSpec } from '../modules/loans/spec.ts';
import { lockedSpec } from '../modules/locked/spec.ts';
import { nftSpec } from '../modules/nft/spec.ts';
import { operatorsSpec } from '../modules/operators/spec.ts';
import { optionsSpec } from '../modules/options/spec.ts';
import { otcSpec } from '../modules/otc/spec.ts';
import { pointsSpec } from '../modules/points/spec.ts';
import { practiceSpec } from '../modules/practice/spec.ts';
import { productsSpec } from '../modules/products/spec.ts';
import { proposalsSpec } from '../modules/proposals/spec.ts';
import { recurringSpec } from '../modules/recurring/spec.ts';
import { revisionSpec } from '../modules/revision/spec.ts';
import { sendSpec } from '../modules/send/spec.ts';
import { sessionsSpec } from '../modules/sessions/spec.ts';
import { spotSpec } from '../modules/spot/spec.ts';
import { transferSpec } from '../modules/transfer/spec.ts';

export const specs = [
  accountSpec,
  catalogSpec,
  clockSpec,
  contractSpec,
  convertSpec,
  copySpec,
  couponsSpec,
  dualSpec,
  feesSpec,
  fundingSpec,
  gameSpec,
  genesisSpec,
  ieoSpec,
  indexSpec,
  invitationsSpec,
  ledgerSpec,
  loansSpec,
  lockedSpec,
  nftSpec,
  operatorsSpec,
  optionsSpec,
  otcSpec,
  pointsSpec,
  practiceSpec,
  productsSpec,
  proposalsSpec,
  recurringSpec,
  revisionSpec,
  sendSpec,
  sessionsSpec,
  spotSpec,
  transferSpec,
] as const;
