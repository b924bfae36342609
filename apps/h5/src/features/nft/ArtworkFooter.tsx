import type { ArtworkDetail, NftOrderRow, NftSaleRow } from '@candor/api';
import type { ReactNode } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import type { LiveSale } from './live-sale.ts';
import { openArtist } from './nft-places.ts';
import { saleStateAt } from './sale-state.ts';
import { useWaitText } from './use-wait-text.ts';
import type { NftStanding } from './standing.ts';

interface ArtworkFooterProps {
  readonly found: ArtworkDetail;
  readonly sale: NftSaleRow | undefined;
  readonly end: LiveSale['end'] | undefined;
  readonly standing: NftStanding | undefined;
  /** My payment that is due for the work. */
  readonly due: NftOrderRow | undefined;
  readonly onBid: () => void;
  readonly onPay: () => void;
}

/** The one act that the sale and my part in it allow now. */
export function ArtworkFooter(props: ArtworkFooterProps) {
  const t = useMessages();
  const { uid } = props.found.row.creator;
  return (
    <div className="grid grid-cols-[minmax(96px,auto)_1fr] items-end gap-2">
      <Button look="soft" className="min-w-0" onClick={() => openArtist(uid)}>
        {t('common.titles.artist')}
      </Button>
      <Act {...props} />
    </div>
  );
}

function Act({ found, sale, end, standing, due, onBid, onPay }: ArtworkFooterProps) {
  const t = useMessages();
  const format = useFormat();
  const waitText = useWaitText();
  const nowMs = useNow(1_000);
  const { row } = found;
  const { code, isMine } = row;
  const priced = (amount: string | undefined, unit: string) => `${format.amount(amount)} ${unit}`;
  if (due !== undefined) {
    return <Do onClick={onPay}>{t('nft.acts.pay', { amount: priced(due.rest, due.currency) })}</Do>;
  }
  const state = sale === undefined || end !== undefined ? 0 : saleStateAt(sale, nowMs);
  if (isMine) {
    if (sale !== undefined && state !== 0) return <Do isDisabled>{t('nft.acts.selling')}</Do>;
    return <Do onClick={() => navigateTo('/pages/nft/resell', { code })}>{t('common.titles.resell')}</Do>;
  }
  if (sale === undefined) return <Do isDisabled>{t('nft.sale.none')}</Do>;
  if (state === 2) {
    return <Do isDisabled>{t('nft.sale.startsIn', { time: waitText(sale.startsAtMs - nowMs) })}</Do>;
  }
  if (state === 0) return <Do isDisabled>{t('nft.sale.over')}</Do>;
  const { currency, deposit, nextBid, price, mode } = sale;
  const asked = (act: () => void) => () => {
    if (requireSignIn()) act();
  };
  if (mode === 'fixed') {
    return (
      <Do onClick={asked(() => navigateTo('/pages/nft/purchase_one', { code }))}>
        {t('nft.acts.buy', { amount: priced(price, currency) })}
      </Do>
    );
  }
  if (standing?.hasDeposit !== true) {
    return <Do onClick={asked(onBid)}>{t('nft.acts.deposit', { amount: priced(deposit, currency) })}</Do>;
  }
  if (standing.isLeading) {
    return (
      <Do isSoft onClick={onBid}>
        {t('nft.acts.raiseLimit')}
      </Do>
    );
  }
  return <Do onClick={onBid}>{t('nft.acts.bid', { amount: priced(nextBid ?? price, currency) })}</Do>;
}

interface DoProps {
  readonly isDisabled?: boolean;
  readonly isSoft?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

function Do({ isDisabled = false, isSoft = false, onClick, children }: DoProps) {
  return (
    <Button isWide className="min-w-0 px-2" look={isSoft ? 'soft' : 'ink'} isDisabled={isDisabled} onClick={onClick}>
      <span className="truncate">{children}</span>
    </Button>
  );
}
