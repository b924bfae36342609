import { percentOfPpm } from '@candor/money';
import type { LoanProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { codeIn, type LevelPlace } from './loan-figures.ts';

interface LevelPlacesProps {
  readonly places: readonly LevelPlace[];
  /** The asset that was lent, and the collateral. */
  readonly assets: readonly { readonly assetId: number; readonly code: string }[];
  readonly target: LoanProductRow['ltvTarget'];
}

/** The places of the alerts and of the liquidation: as the price of one asset, or as a fall of all collateral together. */
export function LevelPlaces({ places, assets, target }: LevelPlacesProps) {
  const t = useMessages();
  const format = useFormat();
  return (
    <div>
      <Facts>
        {places.map((place) => (
          <Fact
            key={place.name}
            label={t(`loans.levels.${place.name}`, { percent: format.amount(percentOfPpm(place.level)) })}
          >
            <span className={place.name === 'liquidation' ? 'text-danger' : undefined}>
              {place.price !== undefined && `${codeIn(assets, place) ?? ''} ${format.amount(place.price)} `}
              <span className="text-fg-3">{changeText(place)}</span>
            </span>
          </Fact>
        ))}
      </Facts>
      <p className="mt-1 text-12 text-fg-3">
        {t('loans.levels.text', { percent: format.amount(percentOfPpm(target)) })}
      </p>
    </div>
  );

  function changeText({ change, isReached }: LevelPlace): string {
    if (isReached) return t('loans.levels.reached');
    if (change === undefined) return t('loans.levels.never');
    // Two decimals of a percent; a demonstration needs three.
    const digits = Math.abs(change) < 10_000 ? 10 : 100;
    const rounded = Math.ceil(Math.abs(change) / digits) * digits;
    return `${change < 0 ? '−' : '+'}${format.percent(percentOfPpm(rounded))}`;
  }
}
