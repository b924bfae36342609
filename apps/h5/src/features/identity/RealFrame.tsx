import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Page } from '#ui/Page.tsx';
import { BackToWithdrawal } from './BackToWithdrawal.tsx';
import type { Identity } from './identity.ts';
import { LevelCard } from './parts/LevelCard.tsx';
import { Privacy } from './parts/Privacy.tsx';
import { RealSteps } from './parts/RealSteps.tsx';

interface RealFrameProps {
  readonly identity: Identity;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every stage of the verification. */
export function RealFrame({ identity, footer, children }: RealFrameProps) {
  const t = useMessages();
  return (
    <Page title={t('common.titles.verification')} {...(footer !== undefined && { footer })}>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+1.5rem)]">
        <RealSteps identity={identity} />
        <BackToWithdrawal identity={identity} />
        <LevelCard identity={identity} />
        {children}
        <Privacy identity={identity} />
      </div>
    </Page>
  );
}
