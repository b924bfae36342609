/* Made from the folders by `npm run generate`. */
import { accountRejects } from '../modules/accounts/rejects.ts';
import { catalogRejects } from '../modules/catalog/rejects.ts';
import { clockRejects } from '../modules/clock/rejects.ts';
import { contractRejects } from '../modules/contract/rejects.ts';
import { convertRejects } from '../modules/convert/rejects.ts';
import { copyRejects } from '../modules/copy/rejects.ts';
import { couponsRejects } from '../modules/coupons/rejects.ts';
import { dualRejects } from '../modules/dual/rejects.ts';
import { feesRejects } from '../modules/fees/rejects.ts';
import { fundingRejects } from '../modules/funding/rejects.ts';
import { gameRejects } from '../modules/game/rejects.ts';
import { genesisRejects } from '../modules/genesis/rejects.ts';
import { ieoRejects } from '../modules/ieo/rejects.ts';
import { indexRejects } from '../modules/index-prices/rejects.ts';
import { invitationsRejects } from '../modules/invitations/rejects.ts';
import { ledgerRejects } from '../modules/ledger/rejects.ts';
import { loansRejects } from '../modules/loans/rejects.ts';
import { lockedRejects } from '../modules/locked/rejects.ts';
import { nftRejects } from '../modules/nft/rejects.ts';
import { operatorsRejects } from '../modules/operators/rejects.ts';
import { optionsRejects } from '../modules/options/rejects.ts';
import { otcRejects } from '../modules/otc/rejects.ts';
import { pointsRejects } from '../modules/points/rejects.ts';
import { practiceRejects } from '../modules/practice/rejects.ts';
import { productsRejects } from '../modules/products/rejects.ts';
import { proposalsRejects } from '../modules/proposals/rejects.ts';
import { recurringRejects } from '../modules/recurring/rejects.ts';
import { revisionRejects } from '../modules/revision/rejects.ts';
import { sendRejects } from '../modules/send/rejects.ts';
import { sessionsRejects } from '../modules/sessions/rejects.ts';
import { spotRejects } from '../modules/spot/rejects.ts';
import { transferRejects } from '../modules/transfer/rejects.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const rejects = {
  ...accountRejects,
  ...catalogRejects,
  ...clockRejects,
  ...contractRejects,
  ...convertRejects,
  ...copyRejects,
  ...couponsRejects,
  ...dualRejects,
  ...feesRejects,
  ...fundingRejects,
  ...gameRejects,
  ...genesisRejects,
  ...ieoRejects,
  ...indexRejects,
  ...invitationsRejects,
  ...ledgerRejects,
  ...loansRejects,
  ...lockedRejects,
  ...nftRejects,
  ...operatorsRejects,
  ...optionsRejects,
  ...otcRejects,
  ...pointsRejects,
  ...practiceRejects,
  ...productsRejects,
  ...proposalsRejects,
  ...recurringRejects,
  ...revisionRejects,
  ...sendRejects,
  ...sessionsRejects,
  ...spotRejects,
  ...transferRejects,
};
