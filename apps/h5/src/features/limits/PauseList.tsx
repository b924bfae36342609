import { useState } from 'react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { untilText } from './until-text.ts';
import { isLonger, type Pause, pauses } from './pauses.ts';

const secondMs = 1_000;

interface PauseListProps {
  readonly pausedUntilMs: number | undefined;
  /** The acts that a pause keeps one from. */
  readonly about: string;
  readonly confirmation: (time: string, until: string) => { readonly title: string; readonly text: string };
  readonly isBusy: boolean;
  /** Resolves to true when the pause has begun. */
  readonly onPause: (untilMs: number) => Promise<boolean>;
}

/** The duration of a pause; confirmed twice, because it cannot be taken back. */
export function PauseList({ pausedUntilMs, about, confirmation, isBusy, onPause }: PauseListProps) {
  const t = useMessages();
  const nowMs = useNow(secondMs);
  const [asked, setAsked] = useState<Pause>();
  // While the dialog closes it still shows its content.
  const [shown, setShown] = useState<Pause>(pauses[0]);
  const runsUntilMs = pausedUntilMs !== undefined && pausedUntilMs > nowMs ? pausedUntilMs : undefined;
  const name = (id: Pause['id']) => t(`limits.pauses.${id}`);
  const asks = confirmation(name(shown.id), untilText(nowMs + shown.ms, nowMs));
  return (
    <section className="mt-5 flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-15 font-semibold">{t('limits.pauseTitle')}</h3>
      <p className="text-13 text-fg-2">
        {runsUntilMs === undefined ? about : t('limits.pausedUntil', { time: untilText(runsUntilMs, nowMs) })}
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
            {choice.id === 'half_year' ? `${name(choice.id)} · ${t('limits.selfExclusion')}` : name(choice.id)}
          </Button>
        ))}
      </div>
      <AlertDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asks.title}
        confirmText={t('limits.confirm')}
        dismissText={t('limits.keepOpen')}
        onConfirm={() => void onPause(nowMs + shown.ms).then((isDone) => isDone && setAsked(undefined))}
        isBusy={isBusy}
        isDestructive
      >
        {asks.text}
      </AlertDialog>
    </section>
  );
}
