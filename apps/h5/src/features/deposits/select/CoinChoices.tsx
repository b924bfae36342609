import { Empty } from '@candor/kit/view';
import { SearchX } from 'lucide-react';
import { balanceKey } from '#client/live/me.ts';
import { useMe } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { useRailName } from '#features/funds/use-rail-name.ts';
import { isOpen, type RailAsset, soughtAssets, type Way } from './rail-assets.ts';

interface CoinChoicesProps {
  readonly assets: readonly RailAsset[];
  readonly sought: string;
  readonly way: Way;
  readonly onChoose: (assetId: number) => void;
}

/** Coins, then currencies, with their networks and the user's balances. */
export function CoinChoices({ assets, sought, way, onChoose }: CoinChoicesProps) {
  const t = useMessages();
  const found = soughtAssets(assets, sought);
  if (found.length === 0) return <Empty icon={<SearchX />} title={t('deposit.noCoin', { text: sought.trim() })} />;
  const groups = [
    { label: t('deposit.coins'), rows: found.filter(({ isFiat }) => !isFiat) },
    { label: t('deposit.currencies'), rows: found.filter(({ isFiat }) => isFiat) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ label, rows }) => (
      <section key={label} aria-label={label} className="px-4 pt-4">
        <h2 className="pb-1 text-13 text-fg-2">{label}</h2>
        <ul>
          {rows.map((asset) => (
            <li key={asset.assetId}>
              <CoinChoice asset={asset} way={way} onPress={() => onChoose(asset.assetId)} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

interface CoinChoiceProps {
  readonly asset: RailAsset;
  readonly way: Way;
  readonly onPress: () => void;
}

function CoinChoice({ asset, way, onPress }: CoinChoiceProps) {
  const t = useMessages();
  const railName = useRailName();
  const { balances, isKnown } = useMe();
  const { assetId, code, name, rails } = asset;
  const isClosed = !rails.some((rail) => isOpen(rail, way));
  const accountType = rails[0]?.accountType ?? 'spot';
  const available = balances.get(balanceKey(accountType, assetId))?.available ?? (isKnown ? '0' : undefined);
  return (
    <button
      type="button"
      disabled={isClosed}
      onClick={onPress}
      className="press flex min-h-15 w-full items-center gap-3 py-2 text-left outline-offset-[-2px] disabled:opacity-50"
    >
      <CoinMark code={code} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-semibold">{code}</span>
        <span className="block text-12 text-fg-3">{name}</span>
      </span>
      <span className="max-w-3/5 text-right">
        <AmountText value={available} isPrivate className="block truncate text-15 font-medium" />
        <span className="block text-12 text-balance text-fg-3">
          {isClosed
            ? t('deposit.closed')
            : rails
                .filter((rail) => isOpen(rail, way))
                .map(railName)
                .join(' · ')}
        </span>
      </span>
    </button>
  );
}
