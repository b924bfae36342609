import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { StepperField } from '#ui/StepperField.tsx';
import { ChoiceBox } from '#features/desk/ChoiceBox.tsx';
import { SlippageBox } from '#features/spot/form/SlippageBox.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { type ContractField, type ContractForm, contractFormActions, entryKinds, kindOf } from './contract-form.ts';
import type { ContractFacts } from './contract-problems.ts';
import { SizeField } from './SizeField.tsx';
import { TrailFields } from './TrailFields.tsx';

interface ContractFieldsProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
}

const usualSlippage = '0.5';

/** The order's type, its price where it has one, and its size. */
export function ContractFields({ form, onChange, pair, facts }: ContractFieldsProps) {
  const t = useMessages();
  const { row, rules } = pair;
  const isLimit = form.entryType === 'limit';
  const setField = (field: ContractField) => (text: string, problem?: AmountProblem) =>
    onChange(contractFormActions.setField(form, field, text, problem === undefined));
  return (
    <>
      <div className="flex gap-2">
        <ChoiceBox
          size="wide"
          label={t('contract.form.orderType')}
          options={entryKinds.map((id) => ({
            id,
            label: t(`contract.entryTypes.${id}`),
            text: t(`contract.entryHints.${id}`),
          }))}
          {...(kindOf(form) === 'triggerMarket' && { shown: t('contract.form.trigger') })}
          {...(form.trails && { shown: t('contract.form.trail') })}
          value={kindOf(form)}
          onChange={(kind) => onChange(contractFormActions.setKind(form, kind))}
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
      {form.waits && (
        <StepperField
          label={t('contract.form.triggerPrice', { asset: row.quoteCode })}
          step={row.terms.tick}
          decimals={rules.priceDecimals}
          value={form.triggerPrice}
          onChange={setField('triggerPrice')}
        />
      )}
      {form.trails && <TrailFields form={form} onChange={onChange} pair={pair} />}
      {isLimit && (
        <StepperField
          label={t('trade.price', { asset: row.quoteCode })}
          step={row.terms.tick}
          decimals={rules.priceDecimals}
          value={form.price}
          onChange={setField('price')}
        />
      )}
      <SizeField form={form} onChange={onChange} pair={pair} facts={facts} />
    </>
  );
}
