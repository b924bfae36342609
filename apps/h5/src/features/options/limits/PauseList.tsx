import { getOptionLimits, pauseOptions } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { untilText } from '../until-text.ts';
import { isLonger, type Pause, pauses } from './limits-form.ts';

const secondMs = 1_000;

/** The duration of a pause; confirmed twice, because it cannot be taken back. */
export function PauseList({ pausedUntilMs }: { readonly pausedUntilMs: number | undefined }) {
  const t = useMessages();
  const nowMs = useNow(secondMs);
  const [asked, setAsked] = useState<Pause>();
  // While the dialog closes it still shows its content.
  const [shown, setShown] = useState<Pause>(pauses[0]);
  const pause = useCommand(pauseOptions, {
    invalidates: [getOptionLimits],
    onDone: ({ untilMs }) => {
      setAsked(undefined);
      toast('success', t('options.limits.paused', { time: untilText(untilMs, nowMs) }));
    },
  });
  const runsUntilMs = pausedUntilMs !== undefined && pausedUntilMs > nowMs ? pausedUntilMs : undefined;
  const name = (id: Pause['id']) => t(`options.limits.pauses.${id}`);
  return (
    <section className="mt-5 flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-15 font-semibold">{t('options.limits.pauseTitle')}</h3>
      <p className="text-13 text-fg-2">
        {runsUntilMs === undefined
          ? t('options.limits.pauseText')
          : t('options.limits.pausedUntil', { time: untilText(runsUntilMs, nowMs) })}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {pauses.map((choice) => (
          <Button
            key={choice.id}
            look="soft"
            size="medium"
            className={choice.id === 'half_year' ? 'col-span-2' : ''}
            isDisabled={!isLonger(choice, runsUntilMs, nowMs)}
            onClick={() => {
              setShown(choice);
              setAsked(choice);
            }}
          >
            {choice.id === 'half_year' ? `${name(choice.id)} · ${t('options.limits.selfExclusion')}` : name(choice.id)}
          </Button>
        ))}
      </div>
      <AlertDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('options.limits.confirmTitle', { time: name(shown.id) })}
        confirmText={t('options.limits.confirm')}
        dismissText={t('options.limits.keepOpen')}
        onConfirm={() => void pause.run({ untilMs: nowMs + shown.ms })}
        isBusy={pause.isBusy}
        isDestructive
      >
        {t('options.limits.confirmText', { until: untilText(nowMs + shown.ms, nowMs) })}
      </AlertDialog>
    </section>
  );
}
