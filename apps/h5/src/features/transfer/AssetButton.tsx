import type { AccountType } from '@candor/api';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
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
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 text-fg-2">{t('common.asset')}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('funds.chooseAsset')}: ${asset?.code ?? ''}`}
        onClick={() => setIsOpen(true)}
        className="press flex h-14 items-center gap-3 rounded-control bg-inset px-3 text-left"
      >
        {asset === undefined ? (
          <span className="flex-1 text-14 text-fg-3">{t('funds.nothingToTransfer')}</span>
        ) : (
          <>
            <CoinMark code={asset.code} size={28} />
            <span className="flex-1 text-15 font-semibold">{asset.code}</span>
          </>
        )}
        <ChevronRight aria-hidden className="size-4 text-fg-3" />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('funds.chooseAsset')}
        options={assets.map(({ assetId, code, available }) => ({
          id: String(assetId),
          label: code,
          text: `${t('common.available')} ${own.amount(available[account])}`,
          start: <CoinMark code={code} />,
        }))}
        value={asset === undefined ? undefined : String(asset.assetId)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
