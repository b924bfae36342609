import { useMessages } from '#i18n/use-messages.ts';

/** The split of the book's amounts between buyers and sellers. */
export function ShareBar({ bidPercent }: { readonly bidPercent: number | undefined }) {
  const t = useMessages();
  if (bidPercent === undefined) return <div className="mt-2 h-[1.375rem] rounded-chip bg-inset" />;
  const [buy, sell] = [String(bidPercent), String(100 - bidPercent)];
  return (
    <div
      role="img"
      aria-label={t('trade.shares', { buy, sell })}
      className="relative mt-2 flex h-[1.375rem] items-center justify-between overflow-hidden rounded-chip bg-down-soft px-1.5 text-11 font-medium tabular-nums"
    >
      <span className="absolute inset-y-0 left-0 bg-bg" style={{ width: `${bidPercent}%` }} />
      <span className="absolute inset-y-0 left-0 bg-up-soft" style={{ width: `${bidPercent}%` }} />
      <span className="relative text-up">{t('trade.shareBuy', { percent: buy })}</span>
      <span className="relative text-down">{t('trade.shareSell', { percent: sell })}</span>
    </div>
  );
}
