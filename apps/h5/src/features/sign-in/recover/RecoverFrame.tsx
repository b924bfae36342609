import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Page } from '#ui/Page.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import type { stepsOf } from './stage.ts';

interface RecoverFrameProps {
  /** The steps with their states; absent for a stage outside of them. */
  readonly steps?: ReturnType<typeof stepsOf>;
  readonly title: string;
  readonly text?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every stage of a recovery. */
export function RecoverFrame({ steps = [], title, text, footer, children }: RecoverFrameProps) {
  const t = useMessages();
  const shown = steps.map(([name, state]) => {
    const label = t(`recovery.steps.${name}`);
    return { label, state, said: t(`identity.steps.${state}`, { step: label }) };
  });
  return (
    <Page title={t('recovery.title')} {...(footer !== undefined && { footer })}>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+1.5rem)]">
        {shown.length > 0 && <Stepper label={t('recovery.steps.label')} steps={shown} />}
        <div>
          <h2 className="text-22 font-bold">{title}</h2>
          {text !== undefined && <p className="mt-1 text-14 text-fg-2">{text}</p>}
        </div>
        {children}
      </div>
    </Page>
  );
}
