import { type AssetRow, listAssets, type OtcAdRow } from '@candor/api';
import { otcMethods } from '@candor/exchange/rules';
import { FilterButton } from '#features/funds/FilterButton.tsx';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { coinsIn, fiatsIn } from './otc-assets.ts';

export interface AdFilter {
  readonly assetId?: number | undefined;
  readonly fiatAssetId?: number | undefined;
  readonly method?: OtcAdRow['methods'][number] | undefined;
}

interface AdFiltersProps {
  readonly value: AdFilter;
  readonly onChange: (value: AdFilter) => void;
}

const optionsOf = (assets: readonly AssetRow[]) =>
  assets.map(({ assetId, code }) => ({ id: `${assetId}`, label: code }));
const numbered = (id: string | undefined) => (id === undefined ? undefined : Number(id));

/** Filters by coin, currency and way to pay. */
export function AdFilters({ value, onChange }: AdFiltersProps) {
  const t = useMessages();
  const assets = useCall(listAssets, {}).data ?? [];
  const { assetId, fiatAssetId, method } = value;
  const change = (changes: AdFilter) => onChange({ ...value, ...changes });
  return (
    <div className="no-scrollbar flex gap-1.5 overflow-x-auto pb-3">
      <FilterButton
        title={t('otc.form.coin')}
        allText={t('otc.filters.coins')}
        options={optionsOf(coinsIn(assets))}
        value={assetId === undefined ? undefined : `${assetId}`}
        onChange={(id) => change({ assetId: numbered(id) })}
      />
      <FilterButton
        title={t('otc.form.fiat')}
        allText={t('otc.filters.fiats')}
        options={optionsOf(fiatsIn(assets))}
        value={fiatAssetId === undefined ? undefined : `${fiatAssetId}`}
        onChange={(id) => change({ fiatAssetId: numbered(id) })}
      />
      <FilterButton
        title={t('otc.form.methods')}
        allText={t('otc.filters.methods')}
        options={otcMethods.map((id) => ({ id, label: t(`otc.methods.${id}`) }))}
        value={method}
        onChange={(id) => change({ method: id })}
      />
    </div>
  );
}
