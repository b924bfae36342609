import type { Direction } from '@candor/exchange/rules';
import { priceToText } from '@candor/money';
import { useId } from 'react';
import type { ContractPreviewRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import type { OpenFigures } from '#features/position-model/open-figures.ts';

interface OpenButtonProps {
  readonly direction: Direction;
  readonly figures: OpenFigures | undefined;
  readonly preview: ContractPreviewRow | undefined;
  readonly isIsolated: boolean;
  readonly decimals: number;
  /** The problem of this direction alone. */
  readonly trouble: string | undefined;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Open long or open short, with the prices at which it would be liquidated and be even. */
export function OpenButton({ direction, figures, preview, isIsolated, decimals, ...button }: OpenButtonProps) {
  const t = useMessages();
  const id = useId();
  const own = figures?.liquidation === undefined ? undefined : priceToText(figures.liquidation);
  const liquidation = isIsolated ? own : preview?.liquidationPrice;
  const isNone = figures !== undefined && liquidation === undefined && (isIsolated || preview !== undefined);
  return (
    <div>
      <Button
        isWide
        size="medium"
        look={direction === 'long' ? 'buy' : 'sell'}
        isBusy={button.isBusy}
        isDisabled={button.isDisabled}
        aria-describedby={id}
        onClick={button.onPress}
      >
        {t(direction === 'long' ? 'contract.form.openLong' : 'contract.form.openShort')}
      </Button>
      <div id={id} className="pt-1 text-12">
        {button.trouble !== undefined && <p className="text-danger">{button.trouble}</p>}
        <p className="flex items-baseline justify-between gap-2">
          <span className="text-fg-3">{t('contract.form.liquidation')}</span>
          {isNone ? (
            <span className="text-fg-2">{t('contract.form.never')}</span>
          ) : (
            <AmountText value={figures && liquidation} decimals={decimals} className="text-warn" />
          )}
        </p>
        <p className="flex items-baseline justify-between gap-2">
          <span className="text-fg-3">{t('contract.form.breakEven')}</span>
          <AmountText value={figures && priceToText(figures.breakEven)} decimals={decimals} />
        </p>
      </div>
    </div>
  );
}
