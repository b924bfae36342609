import { listRails } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { openTrade } from '#features/market/open-pair.ts';
import type { Holding } from './holdings.ts';

interface CoinActionsProps {
  readonly holding: Holding;
  /** The pair it is traded in against USDT. */
  readonly symbol: string | undefined;
  /** Closes the sheet before another page comes. */
  readonly onLeave: () => void;
}

interface Action {
  readonly label: MessageKey;
  readonly isOffered: boolean;
  readonly go: () => void;
}

/** The actions with a coin: deposit and withdrawal where it has a rail, and the moves inside. */
export function CoinActions({ holding: { asset }, symbol, onLeave }: CoinActionsProps) {
  const t = useMessages();
  const rails = useCall(listRails, {});
  const currency = asset.assetId;
  const hasRails = rails.data?.some(({ assetId }) => assetId === currency) === true;
  const actions: readonly Action[] = [
    { label: 'funds.deposit', isOffered: hasRails, go: () => navigateTo('/pages/fund/receive', { currency }) },
    { label: 'funds.withdraw', isOffered: hasRails, go: () => navigateTo('/pages/fund/withdraw', { currency }) },
    {
      label: 'funds.transfer',
      isOffered: asset.assetClass === 'coin',
      go: () => navigateTo('/pages/fund/transfer', { currency }),
    },
    {
      label: 'funds.convert',
      isOffered: asset.isConvertible,
      go: () => navigateTo('/pages/fund/swap', { from: currency }),
    },
    {
      label: 'funds.trade',
      isOffered: symbol !== undefined,
      go: () => symbol !== undefined && openTrade({ symbol }),
    },
  ];
  const offered = actions.filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return null;
  return (
    <div className={offered.length > 3 ? 'grid grid-cols-6 gap-2' : 'flex gap-2 *:min-w-0 *:flex-1'}>
      {offered.map(({ label, go }, index) => (
        <Button
          key={label}
          size="medium"
          look={label === 'funds.trade' ? 'ink' : 'soft'}
          // In and out share the first of two lines.
          className={offered.length > 3 ? (index < 2 ? 'col-span-3' : restSpan(offered.length)) : ''}
          onClick={() => {
            onLeave();
            go();
          }}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

/** Of the second line's six parts. */
function restSpan(count: number): string {
  return count === 4 ? 'col-span-3' : 'col-span-2';
}
