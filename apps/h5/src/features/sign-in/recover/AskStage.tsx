import { submitRecovery } from '@candor/api';
import { Note } from '@candor/kit/view';
import { HandCoins, Hourglass, KeyRound, LockKeyhole, MailCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { knock } from '#lib/haptics.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Points } from '#features/safety/Points.tsx';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { RecoverFrame } from './RecoverFrame.tsx';
import type { stepsOf } from './stage.ts';
import type { OpenRequest } from './use-recovery.ts';
import { useRequestCall } from './use-request-call.ts';

interface AskStageProps {
  readonly request: OpenRequest;
  readonly steps: ReturnType<typeof stepsOf>;
  readonly onAnotherPicture: () => void;
}

/** Everything is there: the consequences of the tap. */
export function AskStage({ request, steps, onAnotherPicture }: AskStageProps) {
  const t = useMessages();
  const durationText = useDurationText();
  const { row, token, take } = request;
  const asking = useRequestCall(request);

  async function ask(): Promise<void> {
    const asked = await asking.send(submitRecovery, { token });
    if (asked === undefined) return;
    knock();
    take(asked);
  }

  return (
    <RecoverFrame
      steps={steps}
      title={t('recovery.ask.title')}
      footer={
        <Button isWide isBusy={asking.isBusy} onClick={() => void ask()}>
          {t('recovery.ask.submit')}
        </Button>
      }
    >
      <Card className="px-4 py-2">
        <Facts>
          {row.isEmailProven && <Fact label={row.email}>{t('recovery.ask.proven')}</Fact>}
          {row.isPhoneProven && <Fact label={row.phone}>{t('recovery.ask.proven')}</Fact>}
          {row.needsPicture && (
            <Fact label={t('recovery.ask.photo')}>
              <button type="button" onClick={onAnotherPicture} className="press tap text-accent">
                {t('recovery.ask.another')}
              </button>
            </Fact>
          )}
        </Facts>
      </Card>
      <section className="flex flex-col gap-2.5">
        <h3 className="text-15 font-semibold">{t('recovery.ask.label')}</h3>
        <Points
          isOrdered
          points={[
            { icon: MailCheck, text: t('recovery.ask.mails') },
            { icon: HandCoins, text: t('recovery.ask.held') },
            {
              icon: Hourglass,
              text: t(row.isFrozen ? 'recovery.ask.frozenWait' : 'recovery.ask.wait', {
                duration: durationText(row.waitMs),
              }),
            },
            { icon: KeyRound, text: t('recovery.ask.removed') },
            { icon: LockKeyhole, text: t('recovery.ask.stays') },
          ]}
        />
      </section>
      {asking.error !== undefined && <Note tone="danger">{asking.error}</Note>}
    </RecoverFrame>
  );
}
