import { useStore } from 'zustand';
import { useFiat } from '#hooks/use-fiat.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { valueText } from '#features/assets/holdings.ts';
import { useHoldings } from '#features/assets/use-holdings.ts';
import { homeChoices } from './stored-choices.ts';
import { TotalSkeleton } from './TotalSkeleton.tsx';
import { UnitSelector } from './UnitSelector.tsx';
import { fiatUnit, usdtUnit, worthIn } from './worth.ts';

/** The same total and the same today as the page of assets. The figures keep their 70 px whatever their state. */
export function BalanceTotal() {
  const mine = useHoldings();
  const site = useSite();
  const isInUsdt = useStore(homeChoices, (choices) => choices.unit === 'usdt');
  const fiat = useFiat();
  const unit = isInUsdt ? usdtUnit : fiatUnit(fiat, site?.fiats.find(({ code }) => code === fiat.code)?.decimals);
  const t = useMessages();
  const own = useOwnFormat();
  if (mine.state === 'failed') {
    return (
      <div role="alert" className="flex h-17.5 items-center gap-3">
        <p className="min-w-0 flex-1 text-13 text-fg-2">{t('home.balanceFailed')}</p>
        <Button look="soft" size="small" onClick={mine.retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (mine.state !== 'ready') {
    return <TotalSkeleton />;
  }
  const { holdings, today } = mine.data;
  return (
    <div className="min-h-17.5">
      <p className="flex flex-wrap items-baseline gap-x-2 pt-1.5">
        <AmountText
          value={worthIn(unit, valueText(holdings.net))}
          decimals={unit.decimals}
          isPrivate
          className="text-34 font-semibold tracking-[-0.01em]"
        />
        <UnitSelector code={unit.code} />
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-13 text-fg-2" title={t('home.todayHint')}>
        {t('home.today')}
        <AmountText value={worthIn(unit, today.profit)} decimals={unit.decimals} isChange isPrivate />
        {!own.isHidden && <span className={changeColour(today.percent)}>({own.change(today.percent)})</span>}
      </p>
    </div>
  );
}
