import { listOtcMethods, otcMethodSubject, type OtcOrderRow, type OutputOf, saveOtcMethod } from '@candor/api';
import { useState } from 'react';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
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
  const [isProving, setIsProving] = useState(false);
  const shared = { invalidates: [listOtcMethods], onFailed: () => true, onDone: onClose };
  const save = useProvenCommand(saveOtcMethod, { ...shared, keptIn: 'memory' });
  const forget = useCommand(saveOtcMethod, shared);
  const field = (name: keyof Details) => ({
    label: t(`otc.method.${name}`),
    value: typed[name],
    maxLength: 100,
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  const hasBank = method === 'bank_card' || method === 'bank_transfer';
  const title = t('otc.method.title', { method: t(`otc.methods.${method}`) });
  return (
    <>
      <Sheet isOpen={isOpen && !isProving} onClose={onClose} title={title}>
        <div className="flex flex-col gap-4 pb-2">
          <TextField {...field('holder')} autoComplete="name" />
          <TextField {...field('account')} />
          {hasBank && <TextField {...field('place')} />}
          <CommandError error={save.error ?? forget.error} />
          <p className="text-12 text-fg-3">{t('otc.method.text')}</p>
          <Button
            isWide
            isBusy={save.isBusy}
            isDisabled={typed.account.trim() === '' || typed.holder.trim() === ''}
            onClick={() => {
              save.clearError();
              setIsProving(true);
            }}
          >
            {t('otc.method.save')}
          </Button>
          {details !== undefined && (
            <Button
              isWide
              look="danger"
              size="medium"
              isBusy={forget.isBusy}
              onClick={() => void forget.run({ method, ...none })}
            >
              {t('otc.method.forget')}
            </Button>
          )}
        </div>
      </Sheet>
      <StepUpSheet
        isOpen={isOpen && isProving}
        onClose={() => setIsProving(false)}
        action="otc_method"
        subject={otcMethodSubject({ method, ...typed })}
        summary={
          <Facts>
            <Fact label={t('otc.method.holder')}>{typed.holder}</Fact>
            <Fact label={t('otc.method.account')}>{typed.account}</Fact>
            {typed.place !== '' && <Fact label={t('otc.method.place')}>{typed.place}</Fact>}
          </Facts>
        }
        confirmText={t('otc.method.save')}
        onProven={(proof) => save.run({ method, ...typed }, proof)}
      />
    </>
  );
}
