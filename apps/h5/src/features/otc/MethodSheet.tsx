import { listOtcMethods, type OtcOrderRow, type OutputOf, saveOtcMethod } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TextField } from '#ui/TextField.tsx';

type Details = OutputOf<typeof listOtcMethods>['methods'][number]['details'];

interface MethodSheetProps {
  readonly method: OtcOrderRow['method'];
  /** Those kept so far. */
  readonly details?: Details | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const none: Details = { holder: '', account: '', place: '' };

/** The place that the user is paid at by a method: kept sealed, and shown to buyers while they need it. */
export function MethodSheet({ method, details, isOpen, onClose }: MethodSheetProps) {
  const t = useMessages();
  const [typed, setTyped] = useState(details ?? none);
  const command = useCommand(saveOtcMethod, {
    invalidates: [listOtcMethods],
    onFailed: () => true,
    onDone: onClose,
  });
  const field = (name: keyof Details) => ({
    label: t(`otc.method.${name}`),
    value: typed[name],
    maxLength: 100,
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('otc.method.title', { method: t(`otc.methods.${method}`) })}>
      <div className="flex flex-col gap-4 pb-2">
        <TextField {...field('holder')} autoComplete="name" />
        <TextField {...field('account')} />
        <TextField {...field('place')} />
        <CommandError error={command.error} />
        <p className="text-12 text-fg-3">{t('otc.method.text')}</p>
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={typed.account.trim() === '' || typed.holder.trim() === ''}
          onClick={() => void command.run({ method, ...typed })}
        >
          {t('otc.method.save')}
        </Button>
        {details !== undefined && (
          <Button
            isWide
            look="danger"
            size="medium"
            isDisabled={command.isBusy}
            onClick={() => void command.run({ method, ...none })}
          >
            {t('otc.method.forget')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
