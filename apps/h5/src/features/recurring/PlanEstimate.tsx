import type { OutputOf, previewRecurring } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { Info } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { CostText } from './CostText.tsx';

interface PlanEstimateProps {
  readonly preview: OutputOf<typeof previewRecurring> | undefined;
  readonly fromCode: string;
  readonly toCode: string;
}

/** The result of one buy at this moment; plainly an estimate, because each time has its own price. */
export function PlanEstimate({ preview, fromCode, toCode }: PlanEstimateProps) {
  const t = useMessages();
  const format = useFormat();
  return (
    <section aria-label={t('recurring.estimate')}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-14 font-semibold">{t('recurring.buysNow')}</h2>
        <Tag look="accent">{t('recurring.estimate')}</Tag>
      </div>
      <div className="mt-1">
        <Facts>
          <Fact label={t('recurring.receives')}>
            {preview?.toAmount !== undefined && '≈ '}
            <AmountText value={preview?.toAmount} unit={preview?.toAmount && toCode} />
          </Fact>
          <Fact label={t('recurring.priceAll')}>
            <CostText value={preview?.price} code={fromCode} />
          </Fact>
          <Fact label={t('recurring.spread')}>
            {preview?.spreadPercent === undefined ? '--' : format.percent(preview.spreadPercent)}
          </Fact>
          <Fact label={t('recurring.fee')}>
            {preview?.feePercent === undefined ? '--' : format.percent(preview.feePercent)}
          </Fact>
        </Facts>
      </div>
      <p className="mt-2 flex gap-2 text-12 text-fg-3">
        <Info aria-hidden className="size-4 shrink-0" />
        {t('recurring.estimateText')}
      </p>
    </section>
  );
}
