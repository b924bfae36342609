import type { ArtworkDetail, ArtworkRow, NftSaleRow } from '@candor/api';
import type { ReactNode } from 'react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { EndsIn } from './EndsIn.tsx';
import { priceOf, saleStateAt } from './sale-state.ts';
import { useWorth } from './use-worth.ts';

interface PriceCardProps {
  readonly row: ArtworkRow;
  readonly sale: NftSaleRow | undefined;
  readonly owner: ArtworkDetail['owner'];
}

/** The price and the wait of a sale; of a work that is not on sale its owner and its last price. */
export function PriceCard({ row, sale, owner }: PriceCardProps) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  const { rarity, lastPrice } = row;
  const state = sale === undefined ? 0 : saleStateAt(sale, nowMs);
  if (sale === undefined || (state === 0 && sale.mode === 'fixed')) {
    return (
      <Card className="p-3.5">
        <p className="text-12 text-fg-3">{t('nft.lastPrice')}</p>
        {lastPrice === undefined ? (
          <p className="text-15 font-semibold">{t('nft.neverSold')}</p>
        ) : (
          <Price price={lastPrice.price} unit={lastPrice.currency} assetId={lastPrice.assetId} />
        )}
        <Facts>
          {owner !== undefined && <Small label={t('nft.owner')}>{row.isMine ? t('nft.bids.you') : owner.name}</Small>}
          {rarity !== undefined && <Small label={t('nft.rarity')}>{t(`nft.rarities.${rarity}`)}</Small>}
        </Facts>
      </Card>
    );
  }
  const { currency, assetId, current, deposit, raise, isReserveMet } = sale;
  const isAuction = sale.mode === 'auction';
  const label = !isAuction
    ? t('common.price')
    : current === undefined
      ? t('nft.startingBid')
      : t(state === 0 ? 'nft.finalBid' : 'nft.currentBid');
  return (
    <Card className="p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="text-12 text-fg-3">{label}</p>
          <Price price={priceOf(sale)} unit={currency} assetId={assetId} />
        </div>
        {state === 2 && <EndsIn label={t('nft.startsIn')} atMs={sale.startsAtMs} />}
        {state === 1 && <EndsIn label={t('nft.endsIn')} atMs={sale.endsAtMs} />}
        {state === 0 && <span className="text-14 font-semibold text-fg-2">{t('nft.sale.over')}</span>}
      </div>
      <Facts>
        {deposit !== undefined && isAuction && (
          <Small label={t('nft.deposit')}>
            <AmountText value={deposit} /> {currency}
          </Small>
        )}
        {raise !== undefined && isAuction && (
          <Small label={t('nft.raise')}>
            <AmountText value={raise} /> {currency}
          </Small>
        )}
        {!isAuction && owner !== undefined && <Small label={t('nft.seller')}>{owner.name}</Small>}
        {rarity !== undefined && <Small label={t('nft.rarity')}>{t(`nft.rarities.${rarity}`)}</Small>}
        {isReserveMet !== undefined && (
          <Small label={t('nft.reserve')}>{t(isReserveMet ? 'nft.reserveMet' : 'nft.reserveOpen')}</Small>
        )}
      </Facts>
    </Card>
  );
}

interface PriceProps {
  readonly price: string;
  readonly unit: string;
  readonly assetId: number;
}

function Price({ price, unit, assetId }: PriceProps) {
  const worth = useWorth()(price, assetId);
  return (
    <>
      <AmountText value={price} unit={unit} className="block text-24 font-semibold break-words" />
      {worth !== undefined && <FiatText usdt={worth} isApproximate className="block text-12 text-fg-3" />}
    </>
  );
}

function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-12 empty:hidden">
      {children}
    </dl>
  );
}

function Small({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1">
      <dt className="text-fg-3">{label}</dt>
      <dd className="truncate font-medium tabular-nums">{children}</dd>
    </div>
  );
}
