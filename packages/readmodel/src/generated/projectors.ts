/* Made from the folders by `npm run generate`. */
import type { ProjectorMaker } from '../projection/projector.ts';
import { catalogProjector } from '../catalog/projectors/catalog.ts';
import { dailyContractsProjector } from '../contract/projectors/daily-contracts.ts';
import { liquidationsProjector } from '../contract/projectors/liquidations.ts';
import { ticketsProjector } from '../contract/projectors/tickets.ts';
import { conversionsProjector } from '../convert/projectors/conversions.ts';
import { copyProjector } from '../copy/projectors/copy.ts';
import { couponsProjector } from '../coupons/projectors/coupons.ts';
import { dualProjector } from '../dual/projectors/dual.ts';
import { depositsProjector } from '../funding/projectors/deposits.ts';
import { railDaysProjector } from '../funding/projectors/rail-days.ts';
import { withdrawalsProjector } from '../funding/projectors/withdrawals.ts';
import { gameProjector } from '../game/projectors/game.ts';
import { ieoProjector } from '../ieo/projectors/ieo.ts';
import { invitationsProjector } from '../invitations/projectors/invitations.ts';
import { correctionsProjector } from '../ledger/projectors/corrections.ts';
import { ledgerProjector } from '../ledger/projectors/ledger.ts';
import { worthProjector } from '../ledger/projectors/worth.ts';
import { loansProjector } from '../loans/projectors/loans.ts';
import { lockedProjector } from '../locked/projectors/locked.ts';
import { candlesProjector } from '../market/projectors/candles.ts';
import { nftBoxesProjector } from '../nft/projectors/nft-boxes.ts';
import { nftItemsProjector } from '../nft/projectors/nft-items.ts';
import { nftOrdersProjector } from '../nft/projectors/nft-orders.ts';
import { nftSalesProjector } from '../nft/projectors/nft-sales.ts';
import { nftWorksProjector } from '../nft/projectors/nft-works.ts';
import { optionsProjector } from '../options/projectors/options.ts';
import { otcProjector } from '../otc/projectors/otc.ts';
import { pointsProjector } from '../points/projectors/points.ts';
import { recurringProjector } from '../recurring/projectors/recurring.ts';
import { sendsProjector } from '../send/projectors/sends.ts';
import { settingsProjector } from '../settings/projectors/settings.ts';
import { ordersProjector } from '../spot/projectors/orders.ts';
import { tradesProjector } from '../spot/projectors/trades.ts';
import { transfersProjector } from '../transfer/projectors/transfers.ts';

export const projectorMakers: readonly ProjectorMaker[] = [
  catalogProjector,
  dailyContractsProjector,
  liquidationsProjector,
  ticketsProjector,
  conversionsProjector,
  copyProjector,
  couponsProjector,
  dualProjector,
  depositsProjector,
  railDaysProjector,
  withdrawalsProjector,
  gameProjector,
  ieoProjector,
  invitationsProjector,
  correctionsProjector,
  ledgerProjector,
  worthProjector,
  loansProjector,
  lockedProjector,
  candlesProjector,
  nftBoxesProjector,
  nftItemsProjector,
  nftOrdersProjector,
  nftSalesProjector,
  nftWorksProjector,
  optionsProjector,
  otcProjector,
  pointsProjector,
  recurringProjector,
  sendsProjector,
  settingsProjector,
  ordersProjector,
  tradesProjector,
  transfersProjector,
];
