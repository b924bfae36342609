import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { Identity } from '../identity.ts';

interface SubmitFooterProps {
  readonly identity: Identity;
  /** The missing parts, in words. */
  readonly reason?: string | undefined;
  /** The button; called with true when nothing can be submitted any more today. */
  readonly children: (isOut: boolean) => ReactNode;
}

/** The button with why it cannot be pressed, or how often it still can. */
export function SubmitFooter({ identity, reason, children }: SubmitFooterProps) {
  const t = useMessages();
  const isOut = identity.triesLeft === 0;
  // Five a day are enough for most: only the last two are shown.
  const tries = identity.triesLeft <= 2 ? t('identity.triesLeft', { count: identity.triesLeft }) : undefined;
  const said = isOut ? t('identity.problems.no_tries') : (reason ?? tries);
  return (
    <div className="flex flex-col gap-2">
      {said !== undefined && <p className="text-center text-12 text-fg-3">{said}</p>}
      {children(isOut)}
    </div>
  );
}
