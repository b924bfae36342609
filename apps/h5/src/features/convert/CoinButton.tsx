import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import type { ConvertAsset } from './convert-form.ts';

interface CoinButtonProps {
  /** Heads the sheet. */
  readonly title: string;
  readonly assets: readonly ConvertAsset[];
  readonly asset: ConvertAsset | undefined;
  readonly onChange: (assetId: number) => void;
}

/** The coin of a panel; opens the choice of coins. */
export function CoinButton({ title, assets, asset, onChange }: CoinButtonProps) {
  const t = useMessages();
  const own = useOwnFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${title}: ${asset?.code ?? t('funds.chooseAsset')}`}
        onClick={() => setIsOpen(true)}
        className="press flex h-11 shrink-0 items-center gap-2 rounded-full text-17 font-semibold"
      >
        {asset !== undefined && <CoinMark code={asset.code} size={28} />}
        {asset?.code ?? t('funds.chooseAsset')}
        <ChevronDown aria-hidden className="size-4 text-fg-3" />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        options={assets.map(({ assetId, code, name, available }) => ({
          id: String(assetId),
          label: code,
          text: `${name} · ${t('common.available')} ${own.amount(available)}`,
          start: <CoinMark code={code} />,
        }))}
        value={asset === undefined ? undefined : String(asset.assetId)}
        onChange={(id) => onChange(Number(id))}
      />
    </>
  );
}
