import type { NftOrderRow, NftSaleRow } from '@candor/api';
import { clockText, cx } from '@candor/kit';
import { Clock3, Gavel, PartyPopper, TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import type { LiveSale } from './live-sale.ts';
import { priceOf, saleStateAt } from './sale-state.ts';
import { useWaitText } from './use-wait-text.ts';
import type { NftStanding } from './standing.ts';

interface SaleNewsProps {
  readonly live: LiveSale | undefined;
  readonly sale: NftSaleRow | undefined;
  readonly standing: NftStanding | undefined;
  readonly due: NftOrderRow | undefined;
  /** The work is mine by now. */
  readonly isMine: boolean;
}

/** So long an extension is told. */
const newsMs = 20_000;

/** The latest news of an auction, my standing in it, and its end; told to screen readers as they come. */
export function SaleNews({ live, sale, standing, due, isMine }: SaleNewsProps) {
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      <Extension extended={live?.extended} />
      {due === undefined ? <Standing sale={sale} standing={standing} /> : <Won due={due} />}
      {due === undefined && !isMine && <End live={live} sale={sale} standing={standing} />}
    </div>
  );
}

function Extension({ extended }: { readonly extended: LiveSale['extended'] }) {
  const t = useMessages();
  const [old, setOld] = useState<LiveSale['extended']>();
  useEffect(() => {
    if (extended === undefined) return;
    const timer = setTimeout(() => setOld(extended), newsMs);
    return () => clearTimeout(timer);
  }, [extended]);
  if (extended === undefined || extended === old) return null;
  return (
    <Line icon={<Clock3 aria-hidden />} ground="bg-warn-soft" sign="text-warn">
      {t('nft.news.extended', { time: timeLeftText(extended.byMs), end: clockText(extended.endsAtMs) })}
    </Line>
  );
}

function Standing({ sale, standing }: Pick<SaleNewsProps, 'sale' | 'standing'>) {
  const t = useMessages();
  const format = useFormat();
  const nowMs = useNow(1_000);
  if (sale?.mode !== 'auction' || standing?.hasDeposit !== true || saleStateAt(sale, nowMs) === 0) return null;
  const { isLeading, best, limit } = standing;
  const unit = sale.currency;
  if (isLeading) {
    return (
      <Line icon={<TrendingUp aria-hidden />} ground="bg-good-soft" sign="text-good">
        {limit === undefined || limit === sale.current
          ? t('nft.news.leading')
          : t('nft.news.leadingUpTo', { limit: format.amount(limit), unit })}
      </Line>
    );
  }
  return (
    <Line icon={<Gavel aria-hidden />} ground="bg-accent-soft" sign="text-accent">
      {best === undefined ? t('nft.news.deposited') : t('nft.news.outbid', { best: format.amount(best), unit })}
    </Line>
  );
}

function Won({ due }: { readonly due: NftOrderRow }) {
  const t = useMessages();
  const format = useFormat();
  const waitText = useWaitText();
  const nowMs = useNow(1_000);
  return (
    <Line icon={<PartyPopper aria-hidden />} ground="bg-good-soft" sign="text-good">
      {t(due.kind === 'won' ? 'nft.news.won' : 'nft.news.secondChance', {
        rest: format.amount(due.rest),
        unit: due.currency,
      })}{' '}
      <span className="whitespace-nowrap tabular-nums">
        {t('nft.news.payWithin', { time: waitText(due.deadlineMs - nowMs) })}
      </span>
    </Line>
  );
}

function End({ live, sale, standing }: Pick<SaleNewsProps, 'live' | 'sale' | 'standing'>) {
  const t = useMessages();
  const format = useFormat();
  const end = live?.end;
  if (end === undefined || sale === undefined) return null;
  const leader = live?.bids.find(({ isLeading }) => isLeading)?.bidder.name;
  const price = format.amount(priceOf(sale));
  const words =
    end === 'won' && leader !== undefined
      ? t('nft.news.wonBy', { name: leader, price, unit: sale.currency })
      : t(`nft.ends.${end}`);
  return (
    <Line icon={<Gavel aria-hidden />} ground="bg-inset" sign="text-fg-2">
      {words} {standing?.best !== undefined && !standing.isLeading && t('nft.news.depositBack')}
    </Line>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly ground: string;
  readonly sign: string;
  readonly children: ReactNode;
}

function Line({ icon, ground, sign, children }: LineProps) {
  return (
    <p className={cx('flex gap-2.5 rounded-tile px-3.5 py-2.5 text-13', ground)}>
      <span className={cx('mt-px shrink-0 [&>svg]:size-4', sign)}>{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
