import type { DualPurchaseRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { useFormat } from '#hooks/use-format.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CardButton } from '#ui/CardButton.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { outcomeAt, shortPrice } from './dual-figures.ts';

interface PurchaseCardProps {
  readonly purchase: DualPurchaseRow;
  readonly onPress: () => void;
}

/** One purchase: what is in it, when it matures, and what it pays, or would pay now. */
export function PurchaseCard({ purchase, onPress }: PurchaseCardProps) {
  const t = useMessages();
  const format = useFormat();
  const index = useTicker(purchase.pairId)?.indexPrice;
  const { direction, baseCode, stakeCode, stake, linkedPrice, status, paid, paidCode } = purchase;
  const isRunning = status === 'purchased' || status === 'settling';
  const now = isRunning ? outcomeAt(purchase, index) : undefined;
  return (
    <CardButton onPress={onPress}>
      <span className="flex items-center gap-3">
        <CoinMark code={baseCode} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block text-15 font-semibold">
            {t('dual.form.title', { direction: t(`dual.directions.${direction}`), code: baseCode })}
          </span>
          <span className="block text-12 text-fg-3 tabular-nums">
            {t('dual.linked')} {format.amount(shortPrice(linkedPrice))}
          </span>
        </span>
        <AmountText value={stake} unit={stakeCode} isPrivate className="text-15 font-semibold" />
      </span>
      <span className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3 text-13">
        <span className="text-fg-3">{isRunning ? t('dual.orders.ifNow') : t('dual.orders.paid')}</span>
        {isRunning ? (
          <AmountText value={now?.amount} unit={now?.code} isPrivate className="font-medium" />
        ) : (
          <AmountText value={paid} unit={paidCode} isPrivate className="font-medium" />
        )}
      </span>
      <span className="mt-1 flex items-baseline justify-between gap-3 text-12 text-fg-3">
        <span>{t(`dual.orders.status.${status}`)}</span>
        <Maturity purchase={purchase} />
      </span>
      {isRunning && index !== undefined && (
        <span className="mt-1 flex items-baseline justify-between gap-3 text-12 text-fg-3">
          <span>{t('dual.form.index')}</span>
          <span className="tabular-nums">{format.amount(shortPrice(index))}</span>
        </span>
      )}
    </CardButton>
  );
}

function Maturity({ purchase: { status, maturesAtMs, settledAtMs } }: { readonly purchase: DualPurchaseRow }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  if (settledAtMs !== undefined) return <TimeText atMs={settledAtMs} look="moment" />;
  const leftMs = maturesAtMs - nowMs;
  if (status === 'settling' || leftMs <= 0) return <span>{t('dual.orders.settling')}</span>;
  if (leftMs >= 2 * dayMs) {
    return (
      <span>
        {t('dual.orders.maturesOn')} <TimeText atMs={maturesAtMs} look="moment" />
      </span>
    );
  }
  return <span className="tabular-nums">{t('dual.orders.matures', { time: timeLeftText(leftMs) })}</span>;
}
