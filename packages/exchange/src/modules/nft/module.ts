import type { AccountId, AssetId } from '../../vocabulary.ts';
import { type CommandsOf, defineModule, type Hold } from '../../module.ts';
import { bid, onSaleEnd, placeDeposit } from './auction.ts';
import { buyBoxes, onBoxWait, onSeriesEnd, openBoxes, openSeries, revealBox, revealSeries } from './boxes.ts';
import { checkNft } from './check.ts';
import { onPaymentDue, pay } from './orders.ts';
import { onTick } from './outage.ts';
import { buy, list } from './sales.ts';
import type { NftSlice } from './slice.ts';
import type { nftSpec } from './spec.ts';
import { mint, termsChange } from './works.ts';

/** The NFT market (RULES 11, 17): works and their owners, fixed prices, auctions and blind boxes. */
export const nftModule = defineModule<NftSlice, CommandsOf<typeof nftSpec>>({
  name: 'nft',
  handlers: {
    'nft.set_terms': termsChange,
    'nft.mint': mint,
    'nft.list': list,
    'nft.buy': buy,
    'nft.place_deposit': placeDeposit,
    'nft.bid': bid,
    'nft.pay': pay,
    'nft.open_series': openSeries,
    'nft.buy_boxes': buyBoxes,
    'nft.open_boxes': openBoxes,
    'nft.reveal_box': revealBox,
    'nft.reveal_series': revealSeries,
  },
  reactions: { 'index.ticked': onTick },
  due: {
    'nft.sale': onSaleEnd,
    'nft.payment': onPaymentDue,
    'nft.box': onBoxWait,
    'nft.series': onSeriesEnd,
  },
  *holds({ nft }, of) {
    for (const { saleId, assetId, deposit, bidders } of of === undefined ? nft.sales.values() : nft.depositsOf(of)) {
      const owners = of === undefined ? bidders.keys() : [of];
      for (const accountId of owners) yield depositHold(accountId, saleId, assetId, deposit);
    }
    for (const { buyerId, saleId, assetId, deposit } of of === undefined ? nft.orders.values() : nft.ordersOf(of)) {
      if (deposit > 0n) yield depositHold(buyerId, saleId, assetId, deposit);
    }
  },
  isEmpty: ({ nft }) => nft.isEmpty,
  write: (core, writer) => core.nft.write(writer),
  read: (core, reader) => core.nft.read(reader),
  check: checkNft,
});

function depositHold(accountId: AccountId, reference: number, assetId: AssetId, amount: Hold['amount']): Hold {
  return { accountId, walletType: 'spot', assetId, amount, cause: 'nft_deposit', reference, at: { assetId } };
}
