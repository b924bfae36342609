import { percentOfPpm } from '@candor/money';
import type { DualProductRow } from '@candor/api';
import { minuteMs } from '@candor/kernel';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { shortPrice } from './dual-figures.ts';

interface ProductFactsProps {
  readonly product: DualProductRow;
  readonly index: string | undefined;
  readonly stake: string;
}

/** The terms that a purchase binds. */
export function ProductFacts({ product, index, stake }: ProductFactsProps) {
  const t = useMessages();
  const format = useFormat();
  const { windowMs, stakeCode, interestDays, maturesAtMs } = product;
  return (
    <Facts>
      <Fact label={t('dual.form.stake')}>
        <AmountText value={stake} unit={stakeCode} />
      </Fact>
      <Fact label={t('dual.form.interest')}>
        {t('dual.form.interestText', {
          percent: format.amount(percentOfPpm(product.interest)),
          count: interestDays,
        })}
      </Fact>
      <Fact label={t('dual.linked')}>{format.amount(shortPrice(product.linkedPrice))}</Fact>
      <Fact label={t('dual.form.index')}>{format.amount(index)}</Fact>
      <Fact label={t('dual.form.maturesAt')}>
        <TimeText atMs={maturesAtMs} look="date" /> <TimeText atMs={maturesAtMs} look="clock" />
      </Fact>
      <Fact label={t('dual.form.window')}>
        {windowMs % minuteMs === 0
          ? t('dual.form.windowText', { minutes: String(windowMs / minuteMs) })
          : t('dual.form.windowSeconds', { seconds: String(windowMs / 1_000) })}
      </Fact>
    </Facts>
  );
}
