import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { orderFormActions } from './order-form.ts';
import type { OrderFieldsProps } from './order-fields-props.ts';

const percentDecimals = 4;

/** The way that a stop keeps from the index, and where it begins to trail. */
export function TrailFields(props: OrderFieldsProps) {
  if (props.form.kind !== 'trailing_stop') return null;
  return (
    <TextPart part="conditions" skeleton={<div className="h-[8.5rem]" />}>
      <Fields {...props} />
    </TextPart>
  );
}

function Fields({ form, onChange, terms }: OrderFieldsProps) {
  const t = useMessages();
  return (
    <>
      <SegmentedControl
        label={t('conditions.trailUnit')}
        items={[
          { id: 'percent', label: '%' },
          { id: 'price', label: terms.quoteCode },
        ]}
        value={form.trailUnit}
        onChange={(trailUnit) => onChange({ ...form, trailUnit })}
      />
      {form.trailUnit === 'percent' ? (
        <StepperField
          label={t('conditions.trailPercent')}
          step="0.1"
          decimals={percentDecimals}
          value={form.trailPercent}
          onChange={(text, problem) =>
            onChange(orderFormActions.setField(form, 'trailPercent', text, problem === undefined))
          }
        />
      ) : (
        <StepperField
          label={t('conditions.trailDistanceIn', { asset: terms.quoteCode })}
          step={terms.tickText}
          decimals={terms.priceDecimals}
          value={form.trailDistance}
          onChange={(text, problem) =>
            onChange(orderFormActions.setField(form, 'trailDistance', text, problem === undefined))
          }
        />
      )}
      <StepperField
        label={t('conditions.activationPrice', { asset: terms.quoteCode })}
        step={terms.tickText}
        decimals={terms.priceDecimals}
        value={form.activationPrice}
        onChange={(text, problem) =>
          onChange(orderFormActions.setField(form, 'activationPrice', text, problem === undefined))
        }
      />
    </>
  );
}
