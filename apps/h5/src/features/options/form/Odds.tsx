import type { OptionMarketRow } from '@candor/api';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { oddsOf } from './option-form.ts';

type Payout = OptionMarketRow['terms']['durations'][number]['payout'];

/** The expected value at even odds, in percent of the stake; never good news, and shown beside the stake. */
export function ExpectedValue({ payout }: { readonly payout: Payout }) {
  const t = useMessages();
  return (
    <span className="text-fg-2">
      {t('options.evenOdds')}{' '}
      <span className="text-danger">
        <AmountText value={oddsOf(payout).expected} decimals={1} />%
      </span>
    </span>
  );
}

/** The share of wins needed to break even. */
export function BreakEvenWarning({ payout }: { readonly payout: Payout }) {
  const t = useMessages();
  const format = useFormat();
  const percent = format.percent(oddsOf(payout).breakEven, 2);
  const [before, after] = t('options.warning', { percent }).split(percent);
  return (
    <p className="flex min-h-12 items-center gap-2.5 rounded-control bg-warn-soft px-3 py-1.5 text-12 text-fg-2">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
      <span>
        {before}
        <strong className="font-semibold">{percent}</strong>
        {after}
      </span>
    </p>
  );
}
