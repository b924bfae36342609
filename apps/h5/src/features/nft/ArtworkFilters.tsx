import { artworkSorts, getNftTerms, nftListKinds } from '@candor/api';
import { nftModes, nftRarities } from '@candor/exchange/rules';
import { cx } from '@candor/kit';
import { useState } from 'react';
import { FilterButton } from '#features/funds/FilterButton.tsx';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ArtworkFilter } from './artwork-filter.ts';
import { PriceFilterSheet } from './PriceFilterSheet.tsx';

interface ArtworkFiltersProps {
  readonly value: ArtworkFilter;
  readonly onChange: (value: ArtworkFilter) => void;
}

/** Filters by sale, type, rarity and price, and the order. */
export function ArtworkFilters({ value, onChange }: ArtworkFiltersProps) {
  const t = useMessages();
  const [isPriceOpen, setIsPriceOpen] = useState(false);
  const currencies = useCall(getNftTerms, {}).data?.currencies ?? [];
  const change = (changes: ArtworkFilter) => onChange({ ...value, ...changes });
  const { kind, mode, rarity, assetId, sort } = value;
  const isPriced = value.priceMin !== undefined || value.priceMax !== undefined;
  const currency = currencies.find((one) => one.assetId === assetId);
  return (
    <div
      role="group"
      aria-label={t('nft.filters.label')}
      className="no-scrollbar flex gap-1.5 overflow-x-auto px-4 py-3"
    >
      <FilterButton
        title={t('nft.filters.sort')}
        allText={t('nft.sorts.newest')}
        options={artworkSorts.filter((id) => id !== 'newest').map((id) => ({ id, label: t(`nft.sorts.${id}`) }))}
        value={sort}
        onChange={(id) => change({ sort: id })}
      />
      <FilterButton
        title={t('nft.filters.mode')}
        allText={t('nft.filters.modes')}
        options={nftModes.map((id) => ({ id, label: t(`nft.modes.${id}`) }))}
        value={mode}
        onChange={(id) => change({ mode: id })}
      />
      <FilterButton
        title={t('nft.filters.kind')}
        allText={t('nft.filters.kinds')}
        options={nftListKinds.map((id) => ({ id, label: t(`nft.kinds.${id}`) }))}
        value={kind}
        onChange={(id) => change({ kind: id })}
      />
      <FilterButton
        title={t('nft.filters.rarity')}
        allText={t('nft.filters.rarities')}
        options={nftRarities.map((id) => ({ id, label: t(`nft.rarities.${id}`) }))}
        value={rarity}
        onChange={(id) => change({ rarity: id })}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsPriceOpen(true)}
        className={cx(
          'press tap h-[26px] shrink-0 rounded-chip px-2.5 text-12 font-medium whitespace-nowrap',
          isPriced || currency !== undefined ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
        )}
      >
        {currency === undefined ? t('nft.filters.price') : t('nft.filters.priceIn', { code: currency.code })}
      </button>
      <PriceFilterSheet
        isOpen={isPriceOpen}
        onClose={() => setIsPriceOpen(false)}
        currencies={currencies}
        value={value}
        onChange={change}
      />
    </div>
  );
}
