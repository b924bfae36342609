import { listOtcMethods, otcMethodSubject, type OtcOrderRow, type OutputOf, saveOtcMethod } from '@candor/api';
import { momentText } from '@candor/kit';
import { Note, TextField } from '@candor/kit/view';
import { useState } from 'react';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { CardChoice, type ChosenCard } from './CardChoice.tsx';

type Known = OutputOf<typeof listOtcMethods>['methods'][number];
type Details = Known['details'];

interface MethodSheetProps {
  readonly method: OtcOrderRow['method'];
  /** The one that is kept so far. */
  readonly known?: Known | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const none: Details = { holder: '', account: '', place: '' };

/** The place that the user is paid at by a method: typed, or a bound card; kept sealed, and shown to buyers while they need it. */
export function MethodSheet({ method, known, isOpen, onClose }: MethodSheetProps) {
  const t = useMessages();
  const isCard = method === 'bank_card';
  const [typed, setTyped] = useState(known?.details ?? none);
  const [card, setCard] = useState<ChosenCard>();
  const [isProving, setIsProving] = useState(false);
  const shared = { invalidates: [listOtcMethods], onFailed: () => true, onDone: onClose };
  const save = useProvenCommand(saveOtcMethod, {
    ...shared,
    keptIn: 'memory',
    onDone: ({ usableAtMs }) => {
      if (usableAtMs !== undefined) toast('success', t('otc.method.waits', { time: momentText(usableAtMs) }));
      onClose();
    },
  });
  const forget = useCommand(saveOtcMethod, shared);
  const field = (name: keyof Details) => ({
    label: t(`otc.method.${name}`),
    value: typed[name],
    maxLength: 100,
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  const isComplete = isCard ? card !== undefined : typed.account.trim() !== '' && typed.holder.trim() !== '';
  const title = t('otc.method.title', { method: t(`otc.methods.${method}`) });
  const kept = isCard ? { method, cardId: card?.id } : { method, ...typed };
  return (
    <>
      <Sheet isOpen={isOpen && !isProving} onClose={onClose} title={title}>
        <div className="flex flex-col gap-4 pb-2">
          {known?.usableAtMs !== undefined && (
            <Note tone="warn">{t('otc.method.waits', { time: momentText(known.usableAtMs) })}</Note>
          )}
          {isCard ? (
            <CardChoice value={card?.id ?? known?.cardId} onChange={setCard} />
          ) : (
            <>
              <TextField {...field('holder')} autoComplete="name" />
              <TextField {...field('account')} />
              {method === 'bank_transfer' && <TextField {...field('place')} />}
            </>
          )}
          <CommandError error={save.error ?? forget.error} />
          <p className="text-12 text-fg-3">{t('otc.method.text')}</p>
          <Button
            isWide
            isBusy={save.isBusy}
            isDisabled={!isComplete}
            onClick={() => {
              save.clearError();
              setIsProving(true);
            }}
          >
            {t('otc.method.save')}
          </Button>
          {known !== undefined && (
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
        subject={otcMethodSubject(kept)}
        summary={
          card !== undefined ? (
            <Facts>
              <Fact label={t('otc.method.place')}>{card.bankName}</Fact>
              <Fact label={t('otc.method.account')}>{card.account}</Fact>
              <Fact label={t('otc.method.holder')}>{card.holder}</Fact>
            </Facts>
          ) : (
            <Facts>
              <Fact label={t('otc.method.holder')}>{typed.holder}</Fact>
              <Fact label={t('otc.method.account')}>{typed.account}</Fact>
              {typed.place !== '' && <Fact label={t('otc.method.place')}>{typed.place}</Fact>}
            </Facts>
          )
        }
        confirmText={t('otc.method.save')}
        onProven={(proof) => save.run(kept, proof)}
      />
    </>
  );
}
