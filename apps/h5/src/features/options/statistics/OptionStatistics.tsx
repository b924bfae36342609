import { listOptionStatistics, type OptionStatisticsRow } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { openOptions } from '../open-options.ts';
import { decimalsIn } from '../shown-decimals.ts';
import { groupsOf, type OptionGrouping, sumsOf } from './statistics.ts';
import { useTermText } from '../use-term-text.ts';

/** The results of the user's settled options, in all and by pair or term. */
export function OptionStatistics() {
  const t = useMessages();
  const results = useCall(listOptionStatistics, {});
  return (
    <Loaded from={results} skeleton={<SkeletonCards cards={2} />} failureClass="p-4">
      {(rows) => {
        const codes = [...new Set(rows.map(({ code }) => code))];
        if (codes.length > 0)
          return codes.map((code) => <Results key={code} code={code} rows={rows.filter((row) => row.code === code)} />);
        return (
          <Empty
            icon={<Timer />}
            title={t('options.statistics.empty')}
            text={t('options.statistics.emptyText')}
            action={
              <Button size="small" onClick={() => openOptions()}>
                {t('options.orders.trade')}
              </Button>
            }
          />
        );
      }}
    </Loaded>
  );
}

interface ResultsProps {
  readonly code: string;
  readonly rows: readonly OptionStatisticsRow[];
}

/** Results of options that were paid in one asset. */
function Results({ code, rows }: ResultsProps) {
  const t = useMessages();
  const format = useFormat();
  const termText = useTermText();
  const [by, setBy] = useState<OptionGrouping>('symbol');
  const sums = sumsOf(rows);
  return (
    <div className="p-4">
      <p className="text-12 text-fg-3">{t('options.statistics.net')}</p>
      <Profit value={sums.profit} code={code} className="text-28 font-bold" />
      <div className="pt-3">
        <Facts>
          <Fact label={t('options.statistics.count')}>{format.amount(String(sums.count))}</Fact>
          {(['won', 'lost', 'refunded', 'void'] as const).map((result) => (
            <Fact key={result} label={t(`options.results.${result}`)}>
              {format.amount(String(sums[result]))}
            </Fact>
          ))}
          <Fact label={t('options.statistics.winRate')}>
            {sums.winPercent === undefined ? '–' : format.percent(String(sums.winPercent))}
          </Fact>
          <Fact label={t('options.statistics.staked')}>
            <AmountText value={sums.staked} decimals={decimalsIn(sums.staked, 2)} unit={code} isPrivate />
          </Fact>
          <Fact label={t('options.statistics.paid')}>
            <AmountText value={sums.paid} decimals={decimalsIn(sums.paid, 2)} unit={code} isPrivate />
          </Fact>
        </Facts>
      </div>
      <p className="pt-2 text-12 text-fg-3">{t('options.statistics.winRateText')}</p>
      <SegmentedControl<OptionGrouping>
        label={t('options.statistics.views')}
        items={[
          { id: 'symbol', label: t('options.statistics.byPair') },
          { id: 'seconds', label: t('options.statistics.byTerm') },
        ]}
        value={by}
        onChange={setBy}
        className="mt-5"
      />
      <ul>
        {groupsOf(rows, by).map(({ key, sums: one }) => (
          <li key={key} className="border-b border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-3 text-15 font-semibold">
              <span>{typeof key === 'number' ? termText(key) : key}</span>
              <Profit value={one.profit} code={code} />
            </p>
            <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-12 text-fg-2 tabular-nums">
              <span>
                {t('options.statistics.row', {
                  won: String(one.won),
                  lost: String(one.lost),
                  even: String(one.refunded + one.void),
                })}
              </span>
              <span>
                {t('options.statistics.staked')}{' '}
                <AmountText value={one.staked} decimals={decimalsIn(one.staked, 2)} unit={code} isPrivate />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ProfitProps {
  readonly value: string;
  readonly code: string;
  readonly className?: string;
}

function Profit({ value, code, className = '' }: ProfitProps) {
  return (
    <AmountText value={value} decimals={decimalsIn(value, 2)} unit={code} isChange isPrivate className={className} />
  );
}
