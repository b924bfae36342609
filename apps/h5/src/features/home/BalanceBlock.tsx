import { listWallets, type Wallets } from '@candor/api';
import { useStore } from 'zustand';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useFiat } from '#hooks/use-fiat.ts';
import { useMe } from '#hooks/use-live.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { homeChoices } from './stored-choices.ts';
import { UnitSelector } from './UnitSelector.tsx';
import { fiatUnit, type Unit, usdtUnit, worthIn } from './worth.ts';

/** Prices move all the time, so the total is read again this often while the page is open. */
const totalEveryMs = 15_000;

/** The total, today's profit, and the three acts. */
export function BalanceBlock() {
  const t = useMessages();
  // Keeps the user's own stream open, so that a fill or a claim refreshes the total at once.
  useMe();
  const wallets = useCall(listWallets, {}, { everyMs: totalEveryMs });
  const site = useSite();
  const isInUsdt = useStore(homeChoices, (choices) => choices.unit === 'usdt');
  const fiat = useFiat();
  const unit = isInUsdt ? usdtUnit : fiatUnit(fiat, site?.fiats.find(({ code }) => code === fiat.code)?.decimals);
  return (
    <section aria-labelledby="total-balance" className="px-4 pt-2">
      <div className="flex h-5 items-center gap-2">
        <h2 id="total-balance" className="text-13 text-fg-2">
          {t('home.totalBalance')}
        </h2>
        <EyeButton />
        <PracticeBadge />
      </div>
      <Total wallets={wallets} unit={unit} />
      <div className="mt-3.5 grid grid-cols-3 gap-2">
        <Button size="medium" onClick={() => navigateTo('/pages/fund/select')}>
          {t('home.deposit')}
        </Button>
        <Button look="soft" size="medium" onClick={() => navigateTo('/pages/fund/select', { for: 'withdraw' })}>
          {t('home.withdraw')}
        </Button>
        <Button look="soft" size="medium" onClick={() => navigateTo('/pages/fund/transfer')}>
          {t('home.transfer')}
        </Button>
      </div>
    </section>
  );
}

/** The figures keep their 70 px whatever their state. */
function Total({ wallets, unit }: { readonly wallets: Loadable<Wallets>; readonly unit: Unit }) {
  const t = useMessages();
  const own = useOwnFormat();
  if (wallets.state === 'failed') {
    return (
      <div role="alert" className="flex h-17.5 items-center gap-3">
        <p className="min-w-0 flex-1 text-13 text-fg-2">{t('home.balanceFailed')}</p>
        <Button look="soft" size="small" onClick={wallets.retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (wallets.state !== 'ready') {
    return <Skeleton className="h-17.5 justify-center gap-3" blocks={['h-7 w-44', 'h-3.5 w-36']} />;
  }
  const { totalEquivalent, profitToday, profitTodayPercent } = wallets.data;
  return (
    <div className="h-17.5">
      <p className="flex items-baseline gap-2 pt-1.5">
        <AmountText
          value={worthIn(unit, totalEquivalent)}
          decimals={unit.decimals}
          isPrivate
          className="text-34 font-semibold tracking-[-0.01em]"
        />
        <UnitSelector code={unit.code} />
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-13 text-fg-2" title={t('home.todayHint')}>
        {t('home.today')}
        <AmountText value={worthIn(unit, profitToday)} decimals={unit.decimals} isChange isPrivate />
        {!own.isHidden && <span className={changeColour(profitToday)}>({own.change(profitTodayPercent)})</span>}
      </p>
    </div>
  );
}
