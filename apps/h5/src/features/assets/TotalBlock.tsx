import { cx } from '@candor/kit';
import { CalendarDays, ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, switchTab } from '#app/navigation.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { valueText } from './holdings.ts';
import { type Counted, setTotalUnit, type TotalUnit, totalUnits, useCountedIn, useTotalUnit } from './total-unit.ts';
import type { MyAssets } from './use-holdings.ts';

/** The estimated total in the chosen unit and in another, today's change, and its history. */
export function TotalBlock({ mine }: { readonly mine: MyAssets }) {
  const t = useMessages();
  const own = useOwnFormat();
  const unit = useTotalUnit();
  const counted = useCountedIn(unit, mine.bitcoinPrice);
  const other = useCountedIn(unit === 'btc' ? 'usdt' : 'btc', mine.bitcoinPrice);
  const { net, owed, unreleased, contractUnrealised } = mine.holdings;
  const total = valueText(net);
  const { percent } = mine.today;
  return (
    <section aria-label={t('funds.estimatedTotal')} className="px-4 pt-1">
      <div className="flex items-center gap-2 text-13 text-fg-2">
        {t('funds.estimatedTotal')} <EyeButton />
      </div>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <AmountText
          value={counted.convert(total)}
          decimals={counted.decimals}
          isPrivate
          className="min-w-0 text-34 [overflow-wrap:anywhere] font-semibold tracking-[-0.01em]"
        />
        <UnitButton unit={unit} counted={counted} bitcoinPrice={mine.bitcoinPrice} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-2 text-14 text-fg-2">
        <span>
          ≈ <AmountText value={other.convert(total)} decimals={other.decimals} isPrivate /> {other.code}
        </span>
        {!own.isHidden && (
          <span className={cx('tabular-nums', changeColour(percent))}>
            {t('funds.changeToday', { percent: own.change(percent) })}
          </span>
        )}
      </p>
      <button
        type="button"
        onClick={() => navigateTo('/pages/fund/profit')}
        className="press tap mt-1 flex items-center gap-1 text-13 text-fg-2"
      >
        <CalendarDays aria-hidden className="size-3.5" />
        {t('common.titles.profit')}
        <ChevronRight aria-hidden className="size-3.5 text-fg-3" />
      </button>
      {contractUnrealised !== 0n && (
        <BesideLine
          label={t('funds.contractUnrealised')}
          value={contractUnrealised}
          isChange
          onOpen={() => switchTab('/pages/transaction/index', { tab: 'contract' })}
        />
      )}
      {unreleased > 0n && (
        <BesideLine label={t('funds.unreleased')} value={unreleased} onOpen={() => navigateTo('/pages/ieo/order')} />
      )}
      {owed > 0n && (
        <BesideLine
          label={t('funds.owed')}
          value={owed}
          onOpen={() => navigateTo('/pages/common/borrowing', { tab: 'loans' })}
        />
      )}
      <BalanceChart days={mine.wallets.history} total={total} counted={counted} />
    </section>
  );
}

interface BesideLineProps {
  readonly label: string;
  readonly value: bigint;
  readonly isChange?: boolean;
  readonly onOpen: () => void;
}

/** A part of the total that is in no balance, and the way to it. */
function BesideLine({ label, value, isChange = false, onOpen }: BesideLineProps) {
  return (
    <button type="button" onClick={onOpen} className="press tap mt-1 flex items-center gap-1 text-13 text-fg-2">
      {label} <AmountText value={valueText(value)} decimals={2} unit="USDT" isChange={isChange} isPrivate />
      <ChevronRight aria-hidden className="size-3.5 text-fg-3" />
    </button>
  );
}

interface UnitButtonProps {
  readonly unit: TotalUnit;
  readonly counted: Counted;
  readonly bitcoinPrice: string | undefined;
}

function UnitButton({ unit, counted, bitcoinPrice }: UnitButtonProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const fiat = useCountedIn('fiat', bitcoinPrice);
  const codes: Readonly<Record<TotalUnit, string>> = { fiat: fiat.code, usdt: 'USDT', btc: 'BTC' };
  return (
    <>
      <button
        type="button"
        aria-label={`${t('funds.showIn')}: ${counted.code}`}
        onClick={() => setIsOpen(true)}
        className="press tap flex shrink-0 items-center gap-0.5 rounded-chip text-14 font-medium text-fg-2"
      >
        {counted.code}
        <ChevronDown aria-hidden className="size-3.5 text-fg-3" />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('funds.showIn')}
        options={totalUnits.map((id) => ({ id, label: codes[id] }))}
        value={unit}
        onChange={setTotalUnit}
      />
    </>
  );
}
