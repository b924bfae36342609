import { changeRecurring, listRecurringPlans, type RecurringPlanRow } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { useConvertAssets } from '#features/convert/use-convert-facts.ts';
import { AmountPart } from './AmountPart.tsx';
import { EveryPart } from './EveryPart.tsx';
import { PlanEstimate } from './PlanEstimate.tsx';
import { type PlanForm, planProblem } from './plan-form.ts';
import { usePlanPreview } from './use-plan-preview.ts';

interface ChangeSheetProps {
  readonly plan: RecurringPlanRow;
  readonly onClose: () => void;
}

/** Digits of an amount until the asset's own are known. */
const usualScale = 6;

/** The amount of a plan and how often it buys. */
export function ChangeSheet({ plan, onClose }: ChangeSheetProps) {
  const t = useMessages();
  const { planId, fromAssetId, fromCode, toAssetId, toCode } = plan;
  const [form, setForm] = useState<PlanForm>({
    fromId: fromAssetId,
    toId: toAssetId,
    amount: plan.amount,
    unreadable: undefined,
    every: plan.every,
    start: 'now',
    startAt: '',
  });
  const assets = useConvertAssets();
  const from = assets.data?.find(({ assetId }) => assetId === fromAssetId);
  const scale = from?.scale ?? usualScale;
  const preview = usePlanPreview(form);
  const command = useCommand(changeRecurring, {
    invalidates: [listRecurringPlans],
    onFailed: () => true,
    onDone: () => {
      toast('success', t('recurring.changed'));
      onClose();
    },
  });
  const problem = planProblem(form, scale, 0);
  const refusal = problem === undefined ? preview?.rejectText : undefined;
  const problemText = problem === undefined ? refusal : t(`recurring.problems.${problem}`);
  const isSame = form.amount === plan.amount && form.every === plan.every;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('recurring.changeTitle')}
      footer={
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={problemText !== undefined || isSame}
          onClick={() => void command.run({ planId, amount: form.amount, every: form.every })}
        >
          {t('recurring.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <AmountPart
          code={fromCode}
          scale={scale}
          available={from?.available}
          value={form.amount}
          error={problem === 'amount_missing' ? undefined : problemText}
          onChange={(amount, unreadable) => setForm({ ...form, amount, unreadable })}
        />
        <EveryPart value={form.every} onChange={(every) => setForm({ ...form, every })} />
        <p className="text-12 text-fg-3">{t('recurring.changeText')}</p>
        <PlanEstimate preview={preview} fromCode={fromCode} toCode={toCode} />
        <CommandError error={command.error} />
      </div>
    </Sheet>
  );
}
