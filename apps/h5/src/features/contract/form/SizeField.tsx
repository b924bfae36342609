import { cx } from '@candor/kit';
import { useId } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountNote } from '#ui/AmountNote.tsx';
import { useAmountDraft } from '#ui/use-amount-draft.ts';
import { ChoiceBox } from '#features/desk/ChoiceBox.tsx';
import { changeTradePreferences, type SizeUnit, sizeUnits } from '#features/desk/trade-preferences.ts';
import type { ContractPair } from '../use-contract-market.ts';
import { lotsDecimals } from '../lots.ts';
import { type ContractForm, contractFormActions } from './contract-form.ts';
import type { ContractFacts } from './contract-problems.ts';
import { amountDecimals, amountOf } from './contract-size.ts';
import { useLotsText } from '../use-lots-text.ts';

interface SizeFieldProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
}

/** The size of an order in lots, in its worth, or by its margin; the unit is kept on this device. Lots are what is sent. */
export function SizeField({ form, onChange, pair: { row }, facts }: SizeFieldProps) {
  const t = useMessages();
  const lotsText = useLotsText();
  const format = useFormat();
  const id = useId();
  const { unit } = form;
  const field = unit === 'lots' ? 'lots' : 'amount';
  const draft = useAmountDraft({
    value: form[field],
    decimals: unit === 'lots' ? lotsDecimals : amountDecimals,
    onChange: (text, problem) => onChange(contractFormActions.setField(form, field, text, problem === undefined)),
  });
  const labels: Readonly<Record<SizeUnit, string>> = {
    lots: t('contract.form.lotsOf', { amount: format.amount(row.terms.lot), asset: row.baseCode }),
    value: t('contract.form.valueIn', { asset: row.quoteCode }),
    margin: t('contract.form.marginIn', { asset: row.quoteCode }),
  };
  const lots = form.lots === '' ? undefined : lotsText(form.lots);
  function choose(next: SizeUnit): void {
    changeTradePreferences({ sizeUnit: next });
    onChange(contractFormActions.setUnit(form, next, amountOf(form, facts, next)));
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <div
          className={cx(
            'flex h-[2.625rem] min-w-0 flex-1 flex-col items-center justify-center rounded-control bg-inset px-2 inset-ring inset-ring-line-field outline-2 has-[input:focus-visible]:outline-accent',
            draft.problem === undefined ? 'outline-transparent' : 'outline-danger',
          )}
        >
          <label htmlFor={id} className="max-w-full truncate text-10 text-fg-3">
            {labels[unit]}
          </label>
          <input
            id={id}
            {...draft.input}
            aria-invalid={draft.problem !== undefined || undefined}
            aria-describedby={`${id}-note`}
            className="h-5 w-full bg-transparent text-center text-16 leading-5 font-semibold tabular-nums outline-none placeholder:font-normal placeholder:text-fg-3"
          />
        </div>
        <ChoiceBox
          size="narrow"
          label={t('contract.form.sizeUnit')}
          options={sizeUnits.map((each) => ({
            id: each,
            label: t(`contract.sizeUnits.${each}`),
            text: t(`contract.sizeHints.${each}`),
          }))}
          value={unit}
          onChange={choose}
        />
      </div>
      <AmountNote id={`${id}-note`} problem={draft.problem} onChoose={draft.choose} />
      {unit !== 'lots' && draft.problem === undefined && lots !== undefined && (
        <p id={`${id}-note`} className="px-1 text-11 text-fg-3 tabular-nums">
          = {lots}
        </p>
      )}
    </div>
  );
}
