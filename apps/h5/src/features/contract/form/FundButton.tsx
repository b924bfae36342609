import type { ContractMarketRow } from '@candor/api';
import { useAvailable } from '#hooks/use-live.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { signOf } from '#lib/decimal.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';

interface FundButtonProps {
  readonly isWanted: boolean;
  readonly row: Pick<ContractMarketRow, 'symbol' | 'quoteAssetId' | 'quoteCode'>;
}

/** The one act of an account for contracts with nothing in it: money from spot, or into it where that is empty too. */
export function FundButton({ isWanted, row }: FundButtonProps) {
  const t = useMessages();
  const isLive = useSite()?.mode === 'live';
  const inSpot = useAvailable('spot', row.quoteAssetId);
  if (!isWanted) return null;
  if (inSpot !== undefined && signOf(inSpot) === 0) {
    return (
      <Button isWide size="medium" onClick={() => navigateTo('/pages/fund/select')}>
        {t(isLive ? 'home.deposit' : 'funds.claimFunds')}
      </Button>
    );
  }
  const way = { from: 'spot', to: 'contract', currency: row.quoteAssetId, back: row.symbol };
  return (
    <Button
      isWide
      size="medium"
      className="h-auto! flex-col gap-0! px-2! py-2 whitespace-normal!"
      onClick={() => navigateTo('/pages/fund/transfer', way)}
    >
      {t('contract.form.fromSpot')}
      <span className="text-12 font-normal">
        <AmountText value={inSpot} decimals={2} unit={row.quoteCode} isPrivate className="[&>span]:text-on-ink" />{' '}
        {t('contract.form.availableThere')}
      </span>
    </Button>
  );
}
