import { SkeletonBlock } from '@candor/kit/view';
import { atomsToText } from '@candor/money';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { percentOfRate } from '#features/position-model/percent-text.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';
import { dangerOf, gaugeShare } from './gauge-scale.ts';

const AccountSheet = lazyDialog(() => import('./AccountSheet.tsx').then((m) => m.AccountSheet));

const colours = { safe: 'bg-good', watch: 'bg-warn', near: 'bg-danger' } as const;

/** The equity of the contract account and its distance from liquidation in one line, which opens the account's figures. */
export function AccountStrip() {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const picture = useLivePicture();
  const [isOpen, setIsOpen] = useState(false);
  if (!isSignedIn) return null;
  if (picture === undefined) return <SkeletonBlock className="h-6 w-32" />;
  const { account } = picture;
  const share = gaugeShare(account.riskRate, account.liquidationRate);
  return (
    <section aria-label={t('contract.account.label')} className="min-w-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="press tap flex max-w-full items-center gap-1.5 text-12"
      >
        <span className="text-fg-3">{t('contract.account.shortEquity')}</span>
        <AmountText
          value={atomsToText(account.equity, account.scale)}
          decimals={2}
          isPrivate
          className="font-semibold"
        />
        {account.riskRate !== undefined && (
          <span
            role="img"
            aria-label={`${t('contract.account.riskRate')}: ${percentOfRate(account.riskRate)}%`}
            className="h-1 w-8 shrink-0 overflow-hidden rounded-full bg-inset"
          >
            <span className={`block h-full ${colours[dangerOf(share)]}`} style={{ width: `${share * 100}%` }} />
          </span>
        )}
        <ChevronRight aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      </button>
      <AccountSheet isOpen={isOpen} onClose={() => setIsOpen(false)} account={account} />
    </section>
  );
}
