import { type Atoms, atomsToText } from '@candor/money';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { Figure } from '#ui/Figure.tsx';
import { SkeletonCard } from '#ui/Skeleton.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import type { LiveAccount } from '#features/position-model/live-picture.ts';
import { percentOfRate } from '#features/position-model/percent-text.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';
import { RiskGauge } from './RiskGauge.tsx';

const AccountSheet = lazyDialog(() => import('./AccountSheet.tsx').then((m) => m.AccountSheet));

/** The equity of the contract account, and its distance from liquidation; nothing for a visitor. */
export function AccountCard() {
  const isSignedIn = useIsSignedIn();
  const picture = useLivePicture();
  if (!isSignedIn) return null;
  return (
    <div className="px-4 pb-3">
      {picture === undefined ? <SkeletonCard className="h-[156px]" /> : <AccountFigures account={picture.account} />}
    </div>
  );
}

function AccountFigures({ account }: { readonly account: LiveAccount }) {
  const t = useMessages();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const text = (amount: Atoms) => atomsToText(amount, account.scale);
  const { riskRate, liquidationRate } = account;
  return (
    <Card className="p-4">
      <section aria-label={t('contract.account.label')}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 pt-2">
            <p className="flex items-center gap-1.5 text-12 text-fg-3">
              {t('contract.account.equity', { asset: account.code })}
              <EyeButton />
            </p>
            <AmountText
              value={text(account.equity)}
              decimals={2}
              isPrivate
              className="block text-22 leading-8 font-bold"
            />
          </div>
          <RiskGauge riskRate={riskRate} liquidationRate={liquidationRate} />
        </div>
        <dl className="grid grid-cols-3 gap-2 pt-3">
          <Figure label={t('common.available')}>
            <AmountText value={text(account.available)} decimals={2} isPrivate />
          </Figure>
          <Figure label={t('contract.account.used')}>
            <AmountText value={text(account.used)} decimals={2} isPrivate />
          </Figure>
          <Figure label={t('contract.account.unrealised')} isLast>
            <AmountText value={text(account.unrealised)} decimals={2} isChange isPrivate />
          </Figure>
        </dl>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="press tap mt-3 flex items-center gap-1.5 text-left text-12 text-fg-3"
        >
          <Info aria-hidden className="size-3.5 shrink-0" />
          {liquidationRate === undefined
            ? t('contract.account.noCross')
            : t('contract.account.starts', {
                percent: format.percent(percentOfRate(liquidationRate), 2),
              })}
        </button>
      </section>
      <AccountSheet isOpen={isOpen} onClose={() => setIsOpen(false)} account={account} />
    </Card>
  );
}
