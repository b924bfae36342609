import { bookOnlySubject, setBookOnly } from '@candor/contract';
import { type ReactNode, useState } from 'react';
import { useCommand } from '../../../hooks/use-command.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { momentText } from '../../../lib/relative-time.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { say } from '../../../ui/Toast.tsx';
import { StepUpSheet } from '../../safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '../../safety/step-up/use-proven-command.ts';
import { useSafetyChanged } from '../safety/use-safety.ts';

export interface BookOnly {
  /** Asks first; nothing is changed by the tap alone. */
  readonly ask: (isOn: boolean) => void;
  readonly dialogs: ReactNode;
}

/** On after a question, off after a step-up: a thief must not be able to end it. */
export function useBookOnly(): BookOnly {
  const t = useMessages();
  const changed = useSafetyChanged();
  const [asked, setAsked] = useState<'on' | 'off'>();
  const close = () => setAsked(undefined);
  const switchOn = useCommand(setBookOnly, {
    onDone: () => {
      close();
      changed();
      say('success', t('safety.bookOnly.switchedOn'));
    },
  });
  const switchOff = useProvenCommand(setBookOnly, {
    onDone: ({ fromMs }) => {
      changed();
      say('success', t('safety.bookOnly.switchedOff', { time: momentText(fromMs).slice(0, -3) }));
    },
  });
  const dialogs = (
    <>
      <AlertDialog
        isOpen={asked === 'on'}
        onClose={close}
        title={t('safety.bookOnly.onTitle')}
        confirmText={t('safety.bookOnly.onConfirm')}
        onConfirm={() => void switchOn.run({ isOn: true })}
        isBusy={switchOn.isBusy}
      >
        {t('safety.bookOnly.onText')}
      </AlertDialog>
      <StepUpSheet
        isOpen={asked === 'off'}
        onClose={close}
        action="book_only_off"
        subject={bookOnlySubject}
        summary={<p className="text-14 text-fg-2">{t('safety.bookOnly.offText')}</p>}
        confirmText={t('safety.bookOnly.offTitle')}
        onProven={(proof) => switchOff.run({ isOn: false }, proof)}
      />
    </>
  );
  return { ask: (isOn) => setAsked(isOn ? 'on' : 'off'), dialogs };
}
