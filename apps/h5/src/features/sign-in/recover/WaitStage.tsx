import { cx } from '@candor/kit';
import { KeyRound, MailCheck, ShieldPlus } from 'lucide-react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { Points } from '#features/safety/Points.tsx';
import { Countdown } from './Countdown.tsx';
import { RecoverFrame } from './RecoverFrame.tsx';
import type { stepsOf } from './stage.ts';
import { toLogin } from './to-login.ts';
import type { OpenRequest } from './use-recovery.ts';

interface WaitStageProps {
  readonly request: OpenRequest;
  readonly steps: ReturnType<typeof stepsOf>;
}

/** It has been submitted: the remaining time, the next step, and the way to stop it. It changes by itself. */
export function WaitStage({ request: { row }, steps }: WaitStageProps) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  const { submittedAtMs, dueAtMs, decision } = row;
  const isReviewed = decision !== 'open';
  const isOver = dueAtMs !== undefined && dueAtMs <= nowMs;
  return (
    <RecoverFrame
      steps={steps}
      title={t(isReviewed ? 'recovery.wait.title' : 'recovery.wait.reviewTitle')}
      text={t('recovery.wait.leave')}
    >
      <Card className="flex flex-col items-center px-4 pt-6 pb-2">
        {submittedAtMs !== undefined && dueAtMs !== undefined && (
          <Countdown fromMs={submittedAtMs} untilMs={dueAtMs} nowMs={nowMs} />
        )}
        <p role="status" className={cx('text-center text-14 font-medium', isOver && 'mt-4')}>
          {isOver && t(isReviewed ? 'recovery.wait.ending' : 'recovery.wait.over')}
        </p>
        <div className="mt-5 w-full border-t border-line pt-2">
          <Facts>
            {submittedAtMs !== undefined && (
              <Fact label={t('recovery.wait.asked')}>
                <TimeText atMs={submittedAtMs} look="moment" />
              </Fact>
            )}
            {dueAtMs !== undefined && (
              <Fact label={t('recovery.wait.due')}>
                <TimeText atMs={dueAtMs} look="moment" />
              </Fact>
            )}
            {decision !== 'not_needed' && (
              <Fact label={t('recovery.wait.photo')}>{t(`recovery.wait.photoStates.${decision}`)}</Fact>
            )}
          </Facts>
        </div>
      </Card>
      <section className="flex flex-col gap-2.5">
        <h3 className="text-15 font-semibold">{t('recovery.wait.label')}</h3>
        <Points
          isOrdered
          points={[
            { icon: MailCheck, text: t('recovery.wait.mails') },
            { icon: KeyRound, text: t(row.isFrozen ? 'recovery.wait.frozenEnd' : 'recovery.wait.end') },
            { icon: ShieldPlus, text: t('recovery.wait.setUp') },
          ]}
        />
      </section>
      <section className="flex flex-col gap-1">
        <h3 className="text-15 font-semibold">{t('recovery.wait.stop')}</h3>
        <p className="text-13 text-fg-2">
          {t(row.isFrozen ? 'recovery.wait.frozenStopText' : 'recovery.wait.stopText')}
        </p>
        <Button look="soft" size="medium" isWide className="mt-2.5" onClick={() => toLogin()}>
          {t('recovery.wait.logIn')}
        </Button>
      </section>
    </RecoverFrame>
  );
}
