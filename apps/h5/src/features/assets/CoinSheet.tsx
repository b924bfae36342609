import { atomsToText, plus, zero } from '@candor/money';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { CoinActions } from './CoinActions.tsx';
import { CoinAccounts } from './CoinAccounts.tsx';
import { CoinHolds } from './CoinHolds.tsx';
import { CoinProfit } from './CoinProfit.tsx';
import { CoinStatement } from './CoinStatement.tsx';
import { type Holding, valueText } from './holdings.ts';
import type { MyAssets } from './use-holdings.ts';

interface CoinSheetProps {
  readonly mine: MyAssets;
  readonly assetId: number | undefined;
  readonly onClose: () => void;
}

/** One coin in all accounts: its free and frozen parts, the causes, its actions and its lines. */
export function CoinSheet({ mine, assetId, onClose }: CoinSheetProps) {
  // The sheet still shows its coin while it moves away.
  const [lastId, setLastId] = useState(assetId);
  if (assetId !== undefined && assetId !== lastId) setLastId(assetId);
  const holding = mine.holdings.all.find(({ asset }) => asset.assetId === lastId);
  if (holding === undefined) return null;
  return (
    <Sheet
      isOpen={assetId !== undefined}
      onClose={onClose}
      title={holding.asset.code}
      footer={<CoinActions holding={holding} symbol={mine.symbolOf(holding.asset.assetId)} onLeave={onClose} />}
    >
      <CoinHead holding={holding} />
      <CoinProfit holding={holding} priceDecimals={mine.priceDecimalsOf(holding.asset.assetId)} />
      <CoinAccounts holding={holding} />
      {holding.parts.map(
        ({ accountType, frozen }) =>
          frozen > 0n && (
            <CoinHolds
              key={accountType}
              assetId={holding.asset.assetId}
              accountType={accountType}
              frozen={atomsToText(frozen, holding.asset.scale)}
              code={holding.asset.code}
              onLeave={onClose}
            />
          ),
      )}
      <CoinStatement key={holding.asset.assetId} assetId={holding.asset.assetId} onLeave={onClose} />
    </Sheet>
  );
}

function CoinHead({ holding }: { readonly holding: Holding }) {
  const t = useMessages();
  const { asset, total, value, parts, isPriced } = holding;
  const frozen = parts.map((part) => part.frozen).reduce(plus, zero);
  return (
    <div className="flex items-center gap-3">
      <CoinMark code={asset.code} size={40} isStock={asset.assetClass === 'stock'} />
      <div className="min-w-0 flex-1">
        <AmountText
          value={atomsToText(total, asset.scale)}
          decimals={asset.scale}
          isPrivate
          className="block truncate text-22 font-semibold"
        />
        <p className="truncate text-13 text-fg-3">
          {asset.name} · <FiatText usdt={isPriced ? valueText(value) : undefined} isApproximate isPrivate />
        </p>
      </div>
      {frozen > 0n && (
        <div className="shrink-0 text-right text-12 text-fg-3">
          {t('common.frozen')}
          <AmountText
            value={atomsToText(frozen, asset.scale)}
            isPrivate
            className="block text-14 font-medium text-fg"
          />
        </div>
      )}
    </div>
  );
}
