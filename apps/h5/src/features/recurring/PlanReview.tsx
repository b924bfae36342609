import { beginRecurring, listConversions, listRecurringPlans, type OutputOf, type previewRecurring } from '@candor/api';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { toast } from '#ui/Toast.tsx';
import type { ConvertAsset } from '#features/convert/convert-form.ts';
import { type PlanForm, startOf } from './plan-form.ts';

interface PlanReviewProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: PlanForm;
  readonly from: ConvertAsset;
  readonly to: ConvertAsset;
  readonly preview: OutputOf<typeof previewRecurring> | undefined;
}

/** A plan in full before it begins. */
export function PlanReview({ isOpen, onClose, form, from, to, preview }: PlanReviewProps) {
  const t = useMessages();
  const firstAtMs = startOf(form);
  const command = useCommand(beginRecurring, {
    invalidates: [listRecurringPlans, listConversions],
    onFailed: () => true,
    onDone: ({ planId }) => {
      toast('success', t('recurring.begun'));
      redirectTo('/pages/fund/recurring_plan', { id: String(planId) });
    },
  });
  const begin = () =>
    void command.run({
      fromAssetId: from.assetId,
      toAssetId: to.assetId,
      amount: form.amount,
      every: form.every,
      ...(firstAtMs !== undefined && { firstAtMs }),
    });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('recurring.reviewTitle')}
      footer={
        <Button isWide isBusy={command.isBusy} onClick={begin}>
          {t('recurring.begin')}
        </Button>
      }
    >
      <Facts>
        <Fact label={t('recurring.buy')}>{to.code}</Fact>
        <Fact label={t('recurring.amountEach')}>
          <AmountText value={form.amount} unit={from.code} />
        </Fact>
        <Fact label={t('recurring.howOften')}>{t(`recurring.every.${form.every}`)}</Fact>
        <Fact label={t('recurring.firstBuy')}>
          {firstAtMs === undefined ? (
            t('recurring.startNow')
          ) : (
            <>
              <TimeText atMs={firstAtMs} look="date" /> <TimeText atMs={firstAtMs} look="clock" />
            </>
          )}
        </Fact>
        <Fact label={t('recurring.buysNow')}>
          {preview?.toAmount !== undefined && '≈ '}
          <AmountText value={preview?.toAmount} unit={preview?.toAmount && to.code} />
        </Fact>
      </Facts>
      <p className="mt-3 text-12 text-fg-3">{t('recurring.reviewText')}</p>
      <CommandError error={command.error} className="mt-3" />
    </Sheet>
  );
}
