import { listFeeMonths } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty, SkeletonChart } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMonthText } from '#hooks/use-month-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { type FeeBar, feeBars } from './fee-bars.ts';
import { FeeTierCard } from '#features/fees/FeeTierCard.tsx';

const monthsShown = 6;

/** pages/fund/fees: the fees of spot orders by trading, and what was paid in fees, by month and kind. */
export function FeesScreen(_props: ScreenProps) {
  const t = useMessages();
  const fees = useCall(listFeeMonths, {});
  return (
    <Page title={t('common.titles.fees')}>
      <FeeTierCard />
      <Loaded from={fees} skeleton={<SkeletonChart className="m-4 h-40" />}>
        {(rows) => {
          const bars = feeBars(rows, monthsShown);
          return bars.length === 0 ? <Empty title={t('funds.fees.none')} /> : <FeeMonths bars={bars} />;
        }}
      </Loaded>
    </Page>
  );
}

/** A column for each month; the chosen one with its parts. */
function FeeMonths({ bars }: { readonly bars: readonly FeeBar[] }) {
  const t = useMessages();
  const monthText = useMonthText();
  const [chosen, setChosen] = useState(bars.length - 1);
  const highest = Math.max(...bars.map(({ total }) => total));
  const shown = bars[chosen];
  return (
    <div className="flex flex-col gap-4 p-4">
      <div>
        <h2 className="text-16 font-semibold">{t('funds.fees.months')}</h2>
        <p className="text-13 text-fg-2">{t('funds.fees.text')}</p>
      </div>
      <ul className="flex h-44 items-stretch gap-1.5" aria-label={t('funds.fees.months')}>
        {bars.map(({ month, total }, place) => (
          <li key={month} className="min-w-0 flex-1">
            <button
              type="button"
              aria-pressed={place === chosen}
              aria-label={`${monthText(month)}: ${total.toFixed(2)} USDT`}
              onClick={() => setChosen(place)}
              className="press flex h-full w-full flex-col justify-end gap-1"
            >
              <span
                className={cx(
                  'w-full rounded-t-chip',
                  place === chosen ? 'bg-accent' : 'bg-inset inset-ring inset-ring-line-field',
                )}
                style={{ height: `${highest === 0 ? 0 : Math.max(total === 0 ? 0 : 2, (total / highest) * 100)}%` }}
              />
              <span className="shrink-0 text-11 text-fg-3">{monthText(month, 'short')}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <section aria-label={monthText(shown.month)}>
          <h2 className="pb-1 text-16 font-semibold first-letter:uppercase">{monthText(shown.month)}</h2>
          <Facts>
            {shown.parts.map(({ kind, worth }) => (
              <Fact key={kind} label={t(`words.entryKinds.${kind}`)}>
                <AmountText value={worth} decimals={2} unit="USDT" isPrivate />
              </Fact>
            ))}
            <Fact label={t('funds.fees.total')}>
              <AmountText value={shown.total.toFixed(6)} decimals={2} unit="USDT" isPrivate className="font-semibold" />
            </Fact>
          </Facts>
        </section>
      )}
    </div>
  );
}
