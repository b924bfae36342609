import type { LoanProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { percentOfPpm } from '#features/position-model/percent-text.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import type { LevelPlace } from './loan-figures.ts';

interface LevelPlacesProps {
  readonly places: readonly LevelPlace[];
  /** Of the single collateral whose prices are told. */
  readonly code: string | undefined;
  readonly target: LoanProductRow['ltvTarget'];
}

/** The places of the alerts and of the liquidation: as a price, or as a fall of all collateral together. */
export function LevelPlaces({ places, code, target }: LevelPlacesProps) {
  const t = useMessages();
  const format = useFormat();
  return (
    <div>
      <Facts>
        {places.map(({ name, level, change, price }) => (
          <Fact key={name} label={t(`loans.levels.${name}`, { percent: format.amount(percentOfPpm(level)) })}>
            <span className={name === 'liquidation' ? 'text-danger' : undefined}>
              {price !== undefined && `${code ?? ''} ${format.amount(price)} `}
              <span className="text-fg-3">{changeText(change)}</span>
            </span>
          </Fact>
        ))}
      </Facts>
      <p className="mt-1 text-12 text-fg-3">
        {t('loans.levels.text', { percent: format.amount(percentOfPpm(target)) })}
      </p>
    </div>
  );

  function changeText(change: number | undefined): string {
    if (change === undefined) return t('loans.levels.never');
    if (change >= 0) return t('loans.levels.reached');
    // Two decimals of a percent; a demonstration needs three.
    const digits = change > -10_000 ? 10 : 100;
    const rounded = Math.ceil(-change / digits) * digits;
    return `−${format.percent(percentOfPpm(rounded))}`;
  }
}
