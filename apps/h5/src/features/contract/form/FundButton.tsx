import type { ContractMarketRow } from '@candor/api';
import { signOf } from '@candor/kit';
import { useState } from 'react';
import { useAvailable } from '#hooks/use-live.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { PracticeFundsSheet } from '#features/practice/PracticeFundsSheet.tsx';

interface FundButtonProps {
  readonly isWanted: boolean;
  readonly row: Pick<ContractMarketRow, 'symbol' | 'quoteAssetId' | 'quoteCode'>;
}

/** The one act of an account for contracts with nothing in it: money from spot, or into it where that is empty too. */
export function FundButton({ isWanted, row }: FundButtonProps) {
  const t = useMessages();
  const isLive = useSite()?.mode === 'live';
  const inSpot = useAvailable('spot', row.quoteAssetId);
  const [isClaiming, setIsClaiming] = useState(false);
  const isSpotEmpty = inSpot !== undefined && signOf(inSpot) === 0;
  const way = { from: 'spot', to: 'contract', currency: row.quoteAssetId, back: row.symbol };
  return (
    <>
      {isWanted && isSpotEmpty && (
        <Button isWide size="medium" onClick={() => (isLive ? navigateTo('/pages/fund/select') : setIsClaiming(true))}>
          {t(isLive ? 'home.deposit' : 'funds.claimFunds')}
        </Button>
      )}
      {isWanted && !isSpotEmpty && (
        <Button
          isWide
          note={
            <>
              <AmountText value={inSpot} decimals={2} unit={row.quoteCode} isPrivate className="[&>span]:text-on-ink" />{' '}
              {t('contract.form.availableThere')}
            </>
          }
          onClick={() => navigateTo('/pages/fund/transfer', way)}
        >
          {t('contract.form.fromSpot')}
        </Button>
      )}
      <PracticeFundsSheet isOpen={isClaiming} onClose={() => setIsClaiming(false)} next="close" />
    </>
  );
}
