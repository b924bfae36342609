import type { OtcOrderRow } from '@candor/api';
import { otcDisputeReasons } from '@candor/exchange/rules';
import { cx } from '@candor/kit';
import { Check } from 'lucide-react';
import { TextArea } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';

export interface Statement {
  readonly reason: NonNullable<OtcOrderRow['disputeReason']> | undefined;
  readonly text: string;
}

const textMax = 1_000;

interface StatementFormProps {
  readonly role: OtcOrderRow['role'];
  readonly value: Statement;
  readonly onChange: (value: Statement) => void;
}

/** The reason of a side in a dispute, of those that it can have, and its own words. */
export function StatementForm({ role, value, onChange }: StatementFormProps) {
  const t = useMessages();
  const reasons = otcDisputeReasons.filter((reason) => reason !== (role === 'buyer' ? 'not_paid' : 'not_released'));
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span className="text-13 text-fg-2">{t('otc.reasons.title')}</span>
        <RadioGroup
          label={t('otc.reasons.title')}
          items={reasons.map((reason) => ({ id: reason }))}
          value={value.reason}
          onChange={(reason) => onChange({ ...value, reason })}
          className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4"
          itemClass={(_item, isOn) =>
            cx('press flex min-h-12 items-center justify-between gap-3 text-left text-15', isOn && 'font-semibold')
          }
        >
          {(item, isOn) => (
            <>
              {t(`otc.reasons.${item.id}`)}
              {isOn && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
            </>
          )}
        </RadioGroup>
      </div>
      <TextArea
        label={t('otc.dispute.words')}
        rows={5}
        maxLength={textMax}
        value={value.text}
        placeholder={t('otc.dispute.wordsHint')}
        onChange={(text) => onChange({ ...value, text })}
      />
    </>
  );
}
