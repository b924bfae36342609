import { getFinanceSummary, type OutputOf } from '@candor/api';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { ChevronRight } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useComingTime } from '#hooks/use-coming-time.ts';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useOwnStream } from '#features/funds/use-own-stream.ts';

type Summary = OutputOf<typeof getFinanceSummary>;
type Holding = Summary['products'][number];

const pages: Readonly<Record<Holding['product'], { readonly title: MessageKey; readonly path: string }>> = {
  locked: { title: 'common.finance.lockup', path: '/pages/lockming/order' },
  dual: { title: 'common.finance.dual', path: '/pages/invest/mine' },
  ieo: { title: 'common.finance.ieo', path: '/pages/ieo/order' },
  loans: { title: 'common.finance.collateral', path: '/pages/common/borrowing?tab=loans' },
};

const renewEveryMs = 15_000;

/** The holdings of the user in finance products, their earnings, and the way to each. */
export function FinanceSummary() {
  const t = useMessages();
  useOwnStream();
  const summary = useCall(getFinanceSummary, {}, { everyMs: renewEveryMs });
  return (
    <Card className="p-4">
      <Loaded from={summary} skeleton={<SummarySkeleton />} signedOut={<Visitor />}>
        {({ held, earned, products }) => (
          <>
            <div className="flex items-end justify-between gap-3">
              <div className="min-w-0">
                <p className="flex items-center gap-2 text-13 text-fg-2">
                  {t('common.finance.earning')} <EyeButton />
                </p>
                <AmountText value={held} decimals={2} unit="USDT" isPrivate className="text-24 font-semibold" />
              </div>
              <div className="text-right">
                <p className="text-12 text-fg-3">{t('common.finance.earned')}</p>
                <AmountText value={earned} decimals={2} isChange isPrivate className="text-15 font-semibold" />
              </div>
            </div>
            {products.length > 0 && (
              <ul className="mt-3 border-t border-line pt-1">
                {products.map((holding) => (
                  <li key={holding.product}>
                    <HoldingRow holding={holding} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function HoldingRow({ holding: { product, count, held, next, nextAtMs } }: { readonly holding: Holding }) {
  const t = useMessages();
  const time = useComingTime(nextAtMs);
  const { title, path } = pages[product];
  return (
    <button
      type="button"
      onClick={() => navigateTo(path)}
      className="press flex min-h-11 w-full items-center gap-3 text-left"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-14">
          {t(title)} <span className="text-fg-3">× {count}</span>
        </span>
        {next !== undefined && time !== undefined && (
          <span className="block text-12 text-fg-3">{t(`common.finance.next.${next}`, { time })}</span>
        )}
      </span>
      <AmountText value={held} decimals={2} unit="USDT" isPrivate className="text-14 font-medium" />
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}

function Visitor() {
  const t = useMessages();
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="text-13 text-fg-2">{t('common.finance.intro')}</p>
      <Button size="small" onClick={() => navigateTo('/pages/common/login', { redirect: '/pages/financial/index' })}>
        {t('common.titles.login')}
      </Button>
    </div>
  );
}

function SummarySkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-2">
      <SkeletonBlock className="h-3 w-24" />
      <SkeletonBlock className="h-7 w-40" />
    </SkeletonFrame>
  );
}
