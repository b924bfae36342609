import type { ArtworkRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Clock3, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { overMedia } from './over-media.ts';
import { saleStateAt } from './sale-state.ts';
import { useWaitText } from './use-wait-text.ts';

/** The kind of sale, on the picture of a work; an auction counts down. Nothing of a work that is not on sale. */
export function SaleBadge({ row }: { readonly row: ArtworkRow }) {
  const t = useMessages();
  const { sale, kind } = row;
  if (kind === 'box') {
    return (
      <Badge>
        <Package aria-hidden className="size-3" />
        {t('nft.kinds.box')}
      </Badge>
    );
  }
  if (sale === undefined || sale.state === 0) return null;
  return <SaleWait sale={sale} />;
}

function SaleWait({ sale }: { readonly sale: NonNullable<ArtworkRow['sale']> }) {
  const t = useMessages();
  const waitText = useWaitText();
  const nowMs = useNow(1_000);
  const state = saleStateAt(sale, nowMs);
  if (state === 0) return <Badge>{t('nft.sale.over')}</Badge>;
  if (state === 2) return <Badge>{t('nft.sale.startsIn', { time: waitText(sale.startsAtMs - nowMs) })}</Badge>;
  if (sale.mode === 'fixed') return <Badge>{t('nft.modes.fixed')}</Badge>;
  return (
    <Badge>
      <Clock3 aria-hidden className="size-3" />
      <span className="sr-only">{t('nft.modes.auction')} </span>
      {waitText(sale.endsAtMs - nowMs)}
    </Badge>
  );
}

function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span
      className={cx(
        'absolute top-2 left-2 inline-flex h-[22px] max-w-[calc(100%-16px)] items-center gap-1 truncate rounded-chip px-1.5 text-11 font-medium tabular-nums',
        overMedia,
      )}
    >
      {children}
    </span>
  );
}
