import { createContext, useContext } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import type { Identity } from './identity.ts';

/** True if the verification was opened on the way to a withdrawal, which waits one step back. */
export const OnTheWay = createContext(false);

/** The way back to the withdrawal, as soon as there is nothing more to do for it here. */
export function BackToWithdrawal({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  if (!useContext(OnTheWay) || (identity.realLevel === 0 && identity.next !== 'wait')) return null;
  return (
    <div className="flex flex-col gap-2 rounded-card bg-accent-soft px-4 py-3">
      <p className="text-13 text-fg-2">
        {t(identity.realLevel > 0 ? 'identity.onTheWay.verified' : 'identity.onTheWay.waiting')}
      </p>
      <Button size="medium" isWide onClick={() => navigateBack()}>
        {t('identity.onTheWay.back')}
      </Button>
    </div>
  );
}
