import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { StepperField } from '#ui/StepperField.tsx';
import { ChoiceBox } from '#features/desk/ChoiceBox.tsx';
import { SlippageBox } from '#features/spot/form/SlippageBox.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { type ContractField, type ContractForm, contractFormActions, lotsDecimals } from './contract-form.ts';

interface ContractFieldsProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  readonly pair: ContractPair;
}

const entryTypes = ['market', 'limit'] as const;
const usualSlippage = '0.5';

/** The order's type, its price where it has one, and the lots. */
export function ContractFields({ form, onChange, pair: { row, rules } }: ContractFieldsProps) {
  const t = useMessages();
  const format = useFormat();
  const isLimit = form.entryType === 'limit';
  const setField = (field: ContractField) => (text: string, problem?: AmountProblem) =>
    onChange(contractFormActions.setField(form, field, text, problem === undefined));
  return (
    <>
      <div className="flex gap-2">
        <ChoiceBox
          size="wide"
          label={t('contract.form.orderType')}
          options={entryTypes.map((id) => ({
            id,
            label: t(`contract.entryTypes.${id}`),
            text: t(`contract.entryHints.${id}`),
          }))}
          value={form.entryType}
          onChange={(type) => onChange(contractFormActions.setEntryType(form, type))}
        />
        {!isLimit && (
          <SlippageBox
            uses={['contract']}
            value={form.slippage}
            usual={usualSlippage}
            onChange={(percent) => onChange(contractFormActions.setField(form, 'slippage', percent))}
          />
        )}
      </div>
      {isLimit && (
        <StepperField
          label={t('trade.price', { asset: row.quoteCode })}
          step={row.terms.tick}
          decimals={rules.priceDecimals}
          value={form.price}
          onChange={setField('price')}
        />
      )}
      <StepperField
        label={t('contract.form.lotsOf', { amount: format.amount(row.terms.lot), asset: row.baseCode })}
        step="1"
        decimals={lotsDecimals}
        value={form.lots}
        onChange={setField('lots')}
      />
    </>
  );
}
