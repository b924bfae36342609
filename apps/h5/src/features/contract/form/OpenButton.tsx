import type { Direction } from '@candor/exchange/rules';
import { priceToText } from '@candor/money';
import type { ContractPreviewRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import type { OpenFigures } from '#features/position-model/open-figures.ts';
import { liquidationOf } from './liquidation-of.ts';

interface OpenButtonProps {
  readonly direction: Direction;
  readonly figures: OpenFigures | undefined;
  readonly preview: ContractPreviewRow | undefined;
  readonly isIsolated: boolean;
  readonly decimals: number;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Open long or open short, with the price at which it would be liquidated. */
export function OpenButton({ direction, figures, preview, isIsolated, decimals, ...button }: OpenButtonProps) {
  const t = useMessages();
  const format = useFormat();
  const liquidation = liquidationOf({ figures, preview, isIsolated });
  const name = t(direction === 'long' ? 'contract.form.openLong' : 'contract.form.openShort');
  const note =
    liquidation === 'none'
      ? t('contract.form.noLiquidation')
      : t('contract.form.liquidationAt', {
          price: liquidation === undefined ? '--' : format.amount(priceToText(liquidation), decimals),
        });
  return (
    <Button
      look={direction === 'long' ? 'buy' : 'sell'}
      isBusy={button.isBusy}
      isDisabled={button.isDisabled}
      aria-description={note}
      note={
        <span aria-hidden className="block text-11 whitespace-nowrap">
          {note}
        </span>
      }
      className="min-w-0 flex-1 px-0.5! py-1.5!"
      onClick={button.onPress}
    >
      {name}
    </Button>
  );
}
