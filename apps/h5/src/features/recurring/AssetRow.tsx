import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';
import type { ConvertAsset } from '#features/convert/convert-form.ts';

interface AssetRowProps {
  readonly label: string;
  readonly assets: readonly ConvertAsset[];
  readonly asset: ConvertAsset;
  readonly onChange: (assetId: number) => void;
}

/** The coin that is bought or paid. */
export function AssetRow({ label, assets, asset, onChange }: AssetRowProps) {
  const t = useMessages();
  const own = useOwnFormat();
  return (
    <PickerRow
      label={label}
      name={`${label}: ${asset.code} ${asset.name}`}
      title={label}
      options={assets.map(({ assetId, code, name, available }) => ({
        id: assetId,
        label: code,
        text: `${name} · ${t('common.available')} ${own.amount(available)}`,
        start: <CoinMark code={code} />,
      }))}
      value={asset.assetId}
      onChange={onChange}
    >
      <CoinMark code={asset.code} size={28} />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{asset.code}</span>{' '}
        <span className="block truncate text-12 text-fg-3">{asset.name}</span>
      </span>
    </PickerRow>
  );
}
