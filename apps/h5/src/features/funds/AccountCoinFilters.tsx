import { type AccountType, listAssets } from '@candor/api';
import { useAssetName } from '#hooks/use-asset-name.ts';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { accountOrder } from './accounts.ts';
import { FilterButton } from './FilterButton.tsx';

export interface AccountCoinFilter {
  readonly accountType: AccountType | undefined;
  readonly assetId: number | undefined;
}

interface AccountCoinFiltersProps {
  readonly value: AccountCoinFilter;
  readonly onChange: (value: AccountCoinFilter) => void;
}

/** The two filters that all lists of money share. */
export function AccountCoinFilters({ value, onChange }: AccountCoinFiltersProps) {
  const t = useMessages();
  const assets = useCall(listAssets, {});
  const assetName = useAssetName();
  const coins = assets.data ?? [];
  return (
    <>
      <FilterButton
        title={t('funds.chooseAccount')}
        allText={t('funds.allAccounts')}
        options={accountOrder.map((id) => ({ id, label: t(`words.accountNames.${id}`) }))}
        value={value.accountType}
        onChange={(accountType) => onChange({ ...value, accountType })}
      />
      <FilterButton
        title={t('funds.chooseAsset')}
        allText={t('funds.allCoins')}
        options={coins.map((coin) => ({
          id: String(coin.assetId),
          label: coin.code,
          text: assetName(coin),
          start: <CoinMark code={coin.code} size={28} isStock={coin.assetClass === 'stock'} />,
        }))}
        value={value.assetId === undefined ? undefined : String(value.assetId)}
        onChange={(id) => onChange({ ...value, assetId: id === undefined ? undefined : Number(id) })}
      />
    </>
  );
}
