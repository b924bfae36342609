import { lazy, Suspense } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { TotalSkeleton } from './TotalSkeleton.tsx';

// A visitor's home does without the arithmetic of balances and positions.
const BalanceTotal = lazy(() => import('./BalanceTotal.tsx').then((part) => ({ default: part.BalanceTotal })));

/** The total, today's profit, and the three acts. */
export function BalanceBlock() {
  const t = useMessages();
  return (
    <section aria-labelledby="total-balance" className="px-4 pt-2">
      <div className="flex h-5 items-center gap-2">
        <h2 id="total-balance" className="text-13 text-fg-2">
          {t('home.totalBalance')}
        </h2>
        <EyeButton />
        <PracticeBadge />
      </div>
      <Suspense fallback={<TotalSkeleton />}>
        <BalanceTotal />
      </Suspense>
      <div className="mt-3.5 grid grid-cols-3 gap-2 huge:grid-cols-2">
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
