import type { AccountType } from '@candor/api';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';
import type { TransferAsset } from './transfer-form.ts';

interface AssetButtonProps {
  readonly assets: readonly TransferAsset[];
  readonly asset: TransferAsset | undefined;
  /** The account whose available amounts the sheet shows. */
  readonly account: AccountType;
  readonly onChange: (assetId: number) => void;
}

/** The coin as a row that opens the choice of coins, each with its available amount. */
export function AssetButton({ assets, asset, account, onChange }: AssetButtonProps) {
  const t = useMessages();
  const own = useOwnFormat();
  return (
    <PickerRow
      label={t('common.asset')}
      name={`${t('funds.chooseAsset')}: ${asset?.code ?? ''}`}
      title={t('funds.chooseAsset')}
      options={assets.map(({ assetId, code, available }) => ({
        id: assetId,
        label: code,
        text: `${t('common.available')} ${own.amount(available[account])}`,
        start: <CoinMark code={code} />,
      }))}
      value={asset?.assetId}
      onChange={onChange}
    >
      {asset === undefined ? (
        <span className="flex-1 text-14 text-fg-3">{t('funds.nothingToTransfer')}</span>
      ) : (
        <>
          <CoinMark code={asset.code} size={28} />
          <span className="flex-1 text-15 font-semibold">{asset.code}</span>
        </>
      )}
    </PickerRow>
  );
}
