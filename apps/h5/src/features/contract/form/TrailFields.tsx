import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { type ContractField, type ContractForm, contractFormActions } from './contract-form.ts';

interface TrailFieldsProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  readonly pair: ContractPair;
}

/** The distance of an order that trails the mark, and the mark from which it begins. */
export function TrailFields({ form, onChange, pair: { row, rules } }: TrailFieldsProps) {
  const t = useMessages();
  const isPercent = form.trailUnit === 'percent';
  const setField = (field: ContractField) => (text: string, problem?: AmountProblem) =>
    onChange(contractFormActions.setField(form, field, text, problem === undefined));
  return (
    <>
      <SegmentedControl
        label={t('contract.exitsSheet.trailBy', { exit: t('contract.form.trail') })}
        items={[
          { id: 'percent', label: '%' },
          { id: 'price', label: row.quoteCode },
        ]}
        value={form.trailUnit}
        onChange={(unit) => onChange(contractFormActions.setTrailUnit(form, unit))}
      />
      <StepperField
        key={form.trailUnit}
        label={t('contract.form.trailDistance', { unit: isPercent ? '%' : row.quoteCode })}
        step={isPercent ? '0.1' : row.terms.tick}
        decimals={isPercent ? 2 : rules.priceDecimals}
        value={form.trail}
        onChange={setField('trail')}
      />
      <StepperField
        label={t('contract.form.trailFrom', { asset: row.quoteCode })}
        step={row.terms.tick}
        decimals={rules.priceDecimals}
        value={form.activationPrice}
        onChange={setField('activationPrice')}
      />
    </>
  );
}
