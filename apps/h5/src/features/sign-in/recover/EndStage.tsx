import { cx } from '@candor/kit';
import { Note } from '@candor/kit/view';
import { BadgeCheck, CircleX, HandCoins, LockKeyhole, type LucideIcon, MonitorOff, ShieldPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Points } from '#features/safety/Points.tsx';
import { toLogin } from './to-login.ts';
import type { OpenRequest } from './use-recovery.ts';

interface EndStageProps {
  readonly request: OpenRequest;
  readonly stage: 'done' | 'cancelled' | 'refused';
}

const newFactorPath = '/pages/setting/security';

/** It is over: carried out, cancelled or refused, with the next step. */
export function EndStage({ request: { row, startAgain }, stage }: EndStageProps) {
  const t = useMessages();
  if (stage === 'done') {
    return (
      <End
        icon={BadgeCheck}
        isGood
        title={t('recovery.done.title')}
        text={t('recovery.done.text')}
        footer={
          <Button isWide onClick={() => toLogin(newFactorPath)}>
            {t('common.logIn')}
          </Button>
        }
      >
        <Points
          points={[
            { icon: ShieldPlus, text: t('recovery.done.setUp') },
            { icon: HandCoins, text: t('recovery.done.held') },
            { icon: LockKeyhole, text: t('recovery.done.pay') },
            { icon: MonitorOff, text: t('recovery.done.devices') },
          ]}
        />
      </End>
    );
  }
  return (
    <End
      icon={CircleX}
      title={t(`recovery.${stage}.title`)}
      text={t(`recovery.${stage}.text`)}
      footer={
        <div className="flex gap-2.5">
          <Button look="soft" onClick={() => toLogin()}>
            {t('recovery.toLogin')}
          </Button>
          <Button className="min-w-0 flex-1" onClick={startAgain}>
            {t('recovery.again')}
          </Button>
        </div>
      }
    >
      {stage === 'cancelled' && (
        <Note tone="warn" title={t('recovery.cancelled.notYou')}>
          {t('recovery.cancelled.notYouText')}
        </Note>
      )}
      {stage === 'refused' && row.note !== '' && <Note title={t('recovery.refused.why')}>“{row.note}”</Note>}
    </End>
  );
}

interface EndProps {
  readonly icon: LucideIcon;
  readonly isGood?: boolean;
  readonly title: string;
  readonly text: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

function End({ icon: Icon, isGood = false, title, text, footer, children }: EndProps) {
  const t = useMessages();
  return (
    <Page title={t('recovery.title')} footer={footer}>
      <div className="flex flex-col gap-5 px-4 pt-6 pb-[calc(var(--safe-bottom)+1.5rem)]">
        <div className="flex flex-col items-center text-center">
          <span
            aria-hidden
            className={cx(
              'grid size-14 place-items-center rounded-full',
              isGood ? 'bg-good-soft text-good' : 'bg-inset text-fg-2',
            )}
          >
            <Icon className="size-7" strokeWidth={1.75} />
          </span>
          <div role="status">
            <h2 className="mt-3 text-18 font-semibold">{title}</h2>
            <p className="mt-1 text-13 text-fg-2">{text}</p>
          </div>
        </div>
        {children}
      </div>
    </Page>
  );
}
