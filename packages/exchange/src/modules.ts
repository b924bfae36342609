import { accountsModule } from './modules/accounts/module.ts';
import { catalogModule } from './modules/catalog/module.ts';
import { clockModule } from './modules/clock/module.ts';
import { entryTriggersModule } from './modules/contract/entry-triggers-module.ts';
import { contractModule } from './modules/contract/module.ts';
import { contractPiecesModule } from './modules/contract/pieces-module.ts';
import { ticketConditionsModule } from './modules/contract/ticket-conditions-module.ts';
import { convertDeskModule, convertModule } from './modules/convert/module.ts';
import { copyLimitsModule } from './modules/copy/limits-module.ts';
import { copyModule } from './modules/copy/module.ts';
import { couponsModule } from './modules/coupons/module.ts';
import { creditsModule } from './modules/funding/credits-module.ts';
import { dualLimitsModule } from './modules/dual/limits-module.ts';
import { dualModule } from './modules/dual/module.ts';
import { feesModule } from './modules/fees/module.ts';
import { fundingModule } from './modules/funding/module.ts';
import { gameModule } from './modules/game/module.ts';
import { genesisModule } from './modules/genesis/module.ts';
import { marketOpeningsModule } from './modules/ieo/market-openings-module.ts';
import { ieoModule } from './modules/ieo/module.ts';
import { invitationsModule } from './modules/invitations/module.ts';
import { indexModule } from './modules/index-prices/module.ts';
import { ledgerModule } from './modules/ledger/module.ts';
import { loansModule } from './modules/loans/module.ts';
import { lockedModule } from './modules/locked/module.ts';
import { nftModule } from './modules/nft/module.ts';
import { operatorsModule } from './modules/operators/module.ts';
import { optionsModule } from './modules/options/module.ts';
import { settlementsModule } from './modules/options/settlements-module.ts';
import { otcModule } from './modules/otc/module.ts';
import { pointsModule } from './modules/points/module.ts';
import { practiceModule } from './modules/practice/module.ts';
import { productsModule } from './modules/products/module.ts';
import { proposalsModule } from './modules/proposals/module.ts';
import { recurringModule } from './modules/recurring/module.ts';
import { revisionModule } from './modules/revision/module.ts';
import { sendModule } from './modules/send/module.ts';
import { sessionsModule } from './modules/sessions/module.ts';
import { conditionsModule } from './modules/spot/conditions-module.ts';
import { protectionModule } from './modules/spot/protection-module.ts';
import { spotModule } from './modules/spot/module.ts';
import { transferModule } from './modules/transfer/module.ts';

/**
 * Every part of the core, in the order their states are written and their reactions run. `core.ts` checks that the core
 * provides all of their slices.
 */
export const modules = [
  genesisModule,
  accountsModule,
  catalogModule,
  indexModule,
  ledgerModule,
  practiceModule,
  transferModule,
  convertModule,
  spotModule,
  sessionsModule,
  contractModule,
  optionsModule,
  copyModule,
  fundingModule,
  productsModule,
  revisionModule,
  clockModule,
  convertDeskModule,
  protectionModule,
  proposalsModule,
  creditsModule,
  lockedModule,
  ieoModule,
  dualModule,
  loansModule,
  dualLimitsModule,
  marketOpeningsModule,
  couponsModule,
  invitationsModule,
  pointsModule,
  gameModule,
  otcModule,
  nftModule,
  operatorsModule,
  conditionsModule,
  entryTriggersModule,
  ticketConditionsModule,
  feesModule,
  settlementsModule,
  contractPiecesModule,
  sendModule,
  recurringModule,
  copyLimitsModule,
] as const;
