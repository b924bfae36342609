import type { OptionMarketRow } from '@candor/api';
import { signOf } from '@candor/kit';
import { useState } from 'react';
import { useAvailable } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { PracticeFundsSheet } from '#features/practice/PracticeFundsSheet.tsx';

/** The placeholder of open options: a note, or the way to fund the options account while it is empty. */
export function EmptyRail({ market }: { readonly market: OptionMarketRow }) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const isPractice = useSite()?.mode === 'practice';
  const available = useAvailable('options', market.assetId);
  const [isClaiming, setIsClaiming] = useState(false);
  const isUnfunded = isSignedIn && available !== undefined && signOf(available) === 0;
  return (
    <div className="flex min-h-[4.375rem] items-center justify-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-2">
      <p className="min-w-0 text-13 text-fg-2">{t(isUnfunded ? 'options.emptyAccount' : 'options.emptyRail')}</p>
      {isUnfunded && (
        <div className="ml-auto flex shrink-0 gap-2">
          {isPractice && (
            <Button look="soft" size="mini" onClick={() => setIsClaiming(true)}>
              {t('options.practiceFunds')}
            </Button>
          )}
          <Button
            size="mini"
            onClick={() =>
              navigateTo('/pages/fund/transfer', { from: 'spot', to: 'options', currency: market.assetId })
            }
          >
            {t('options.transferIn')}
          </Button>
        </div>
      )}
      <PracticeFundsSheet isOpen={isClaiming} onClose={() => setIsClaiming(false)} next="close" />
    </div>
  );
}
