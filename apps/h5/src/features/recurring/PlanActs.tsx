import {
  endRecurring,
  listRecurringPlans,
  listRecurringRuns,
  pauseRecurring,
  type RecurringPlanRow,
  resumeRecurring,
} from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { ChangeSheet } from './ChangeSheet.tsx';

const changed = [listRecurringPlans, listRecurringRuns];

/** The acts on a plan: change, pause or resume, end. A pause and an end are confirmed first. */
export function PlanActs({ plan }: { readonly plan: RecurringPlanRow }) {
  const t = useMessages();
  const [asking, setAsking] = useState<'end' | 'pause'>();
  const [isChanging, setIsChanging] = useState(false);
  const settled = (word: 'ended' | 'paused' | 'resumed') => ({
    invalidates: changed,
    onDone: () => {
      setAsking(undefined);
      toast('success', t(`recurring.${word}`));
    },
  });
  const pausing = useCommand(pauseRecurring, settled('paused'));
  const resuming = useCommand(resumeRecurring, settled('resumed'));
  const ending = useCommand(endRecurring, settled('ended'));
  const { planId, status, received, toCode } = plan;
  return (
    <>
      <div className="grid grid-cols-3 gap-2.5">
        <Button look="soft" size="medium" onClick={() => setAsking('end')}>
          {t('recurring.end')}
        </Button>
        <Button look="soft" size="medium" onClick={() => setIsChanging(true)}>
          {t('recurring.change')}
        </Button>
        {status === 'paused' ? (
          <Button size="medium" isBusy={resuming.isBusy} onClick={() => void resuming.run({ planId })}>
            {t('recurring.resume')}
          </Button>
        ) : (
          <Button size="medium" onClick={() => setAsking('pause')}>
            {t('recurring.pause')}
          </Button>
        )}
      </div>
      <AlertDialog
        isOpen={asking === 'pause'}
        onClose={() => setAsking(undefined)}
        title={t('recurring.pauseTitle')}
        confirmText={t('recurring.pause')}
        isBusy={pausing.isBusy}
        onConfirm={() => void pausing.run({ planId })}
      >
        {t('recurring.pauseText')}
      </AlertDialog>
      <AlertDialog
        isOpen={asking === 'end'}
        onClose={() => setAsking(undefined)}
        title={t('recurring.endTitle')}
        confirmText={t('recurring.end')}
        isBusy={ending.isBusy}
        isDestructive
        onConfirm={() => void ending.run({ planId })}
      >
        {t('recurring.endText')} <AmountText value={received} unit={toCode} isPrivate />
      </AlertDialog>
      {isChanging && <ChangeSheet plan={plan} onClose={() => setIsChanging(false)} />}
    </>
  );
}
