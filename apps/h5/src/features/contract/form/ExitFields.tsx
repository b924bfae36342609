import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { StepperField } from '#ui/StepperField.tsx';
import { lotsDecimals } from './contract-form.ts';
import type { ExitTexts } from './contract-request.ts';

interface ExitFieldsProps {
  readonly exit: 'takeProfit' | 'stopLoss';
  readonly texts: ExitTexts;
  /** The field's name, its figure, and whether it could be read. */
  readonly onChange: (field: keyof ExitTexts, text: string, isReadable: boolean) => void;
  readonly tick: string;
  readonly priceDecimals: number;
  readonly quoteCode: string;
}

/** One exit: its price, and how much it closes where that is not all. */
export function ExitFields({ exit, texts, onChange, tick, priceDecimals, quoteCode }: ExitFieldsProps) {
  const t = useMessages();
  const [isPart, setIsPart] = useState(texts[`${exit}Lots`] !== '');
  const name = t(`trade.${exit}`);
  return (
    <div className="flex flex-col gap-1">
      <StepperField
        label={`${name} (${quoteCode})`}
        step={tick}
        decimals={priceDecimals}
        value={texts[`${exit}Price`]}
        onChange={(text, problem) => onChange(`${exit}Price`, text, problem === undefined)}
      />
      {isPart ? (
        <StepperField
          label={`${name}: ${t('contract.form.closesLots')}`}
          step="1"
          decimals={lotsDecimals}
          value={texts[`${exit}Lots`]}
          onChange={(text, problem) => onChange(`${exit}Lots`, text, problem === undefined)}
        />
      ) : (
        <p className="flex items-center justify-between gap-2 px-1 text-11 text-fg-3">
          {t('contract.form.closesAll')}
          <button
            type="button"
            aria-label={`${name}: ${t('contract.exitsSheet.part')}`}
            onClick={() => setIsPart(true)}
            className="press tap text-accent"
          >
            {t('contract.exitsSheet.part')}
          </button>
        </p>
      )}
    </div>
  );
}
