import { Empty, SkeletonRows } from '@candor/kit/view';
import { useMe } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';

/** The balances of the spot account, live; of the given assets or of all that are not zero. */
export function AssetsList({ assetIds }: { readonly assetIds: readonly number[] | undefined }) {
  const t = useMessages();
  const { isKnown, balances } = useMe();
  if (!isKnown) {
    return (
      <div className="px-4">
        <SkeletonRows rows={3} />
      </div>
    );
  }
  const isNothing = (text: string) => /^0(\.0*)?$/.test(text);
  const rows = [...balances.values()].filter(
    ({ accountType, assetId, available, frozen }) =>
      accountType === 'spot' &&
      (assetIds === undefined ? !(isNothing(available) && isNothing(frozen)) : assetIds.includes(assetId)),
  );
  if (rows.length === 0) {
    return (
      <Empty
        title={t('orders.emptyAssets')}
        text={t('orders.emptyAssetsText')}
        action={
          <Button look="soft" size="small" onClick={() => navigateTo('/pages/fund/transfer', { to: 'spot' })}>
            {t('trade.addFunds')}
          </Button>
        }
      />
    );
  }
  return (
    <ul className="px-4">
      {rows.map((row) => (
        <li key={row.assetId} className="flex min-h-15 items-center gap-3">
          <CoinMark code={row.code} />
          <span className="min-w-0 flex-1">
            <span className="block text-15 font-semibold">{row.code}</span>
            <span className="block text-12 text-fg-3">
              {t('common.frozen')} <AmountText value={row.frozen} isPrivate />
            </span>
          </span>
          <span className="flex flex-col items-end">
            <AmountText value={row.available} isPrivate className="text-15 font-medium" />
            <span className="text-12 text-fg-3">
              ≈ <AmountText value={row.equivalent} decimals={2} unit="USDT" isPrivate className="[&>span]:text-fg-3" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
