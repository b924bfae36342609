import type { getNftTerms, OutputOf } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { ArtworkFilter } from './artwork-filter.ts';
import { isCrossed } from './price-range.ts';

interface PriceFilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly currencies: OutputOf<typeof getNftTerms>['currencies'];
  readonly value: ArtworkFilter;
  readonly onChange: (changes: ArtworkFilter) => void;
}

/** Prices between two bounds, in one currency. */
export function PriceFilterSheet(props: PriceFilterSheetProps) {
  const { isOpen, onClose, value } = props;
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('nft.filters.price')}>
      {/* A new form each time it is opened: what was typed and left is not a filter. */}
      {isOpen && <PriceForm key={`${value.assetId}`} {...props} />}
    </Sheet>
  );
}

function PriceForm({ onClose, currencies, value, onChange }: PriceFilterSheetProps) {
  const t = useMessages();
  const [assetId, setAssetId] = useState(value.assetId ?? currencies[0]?.assetId);
  const [min, setMin] = useState(value.priceMin ?? '');
  const [max, setMax] = useState(value.priceMax ?? '');
  const currency = currencies.find((one) => one.assetId === assetId);
  const isWrong = isCrossed({ min, max });
  const unit = currency?.code ?? '';
  const decimals = currency?.scale ?? 0;
  const apply = (changes: ArtworkFilter) => {
    onChange(changes);
    onClose();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="-mx-4">
        <Chips
          label={t('nft.filters.currency')}
          items={currencies.map(({ assetId: id, code }) => ({ id: `${id}`, label: code }))}
          value={assetId === undefined ? undefined : `${assetId}`}
          onChange={(id) => setAssetId(Number(id))}
        />
      </div>
      <AmountField label={t('nft.filters.from')} unit={unit} decimals={decimals} value={min} onChange={setMin} />
      <AmountField
        label={t('nft.filters.to')}
        unit={unit}
        decimals={decimals}
        value={max}
        onChange={setMax}
        error={isWrong ? t('nft.filters.crossed') : undefined}
      />
      <div className="grid grid-cols-2 gap-2.5 pt-1">
        <Button look="soft" onClick={() => apply({ assetId: undefined, priceMin: undefined, priceMax: undefined })}>
          {t('common.clear')}
        </Button>
        <Button
          isDisabled={assetId === undefined || isWrong}
          onClick={() =>
            apply({ assetId, priceMin: min === '' ? undefined : min, priceMax: max === '' ? undefined : max })
          }
        >
          {t('nft.filters.apply')}
        </Button>
      </div>
    </div>
  );
}
