import { Empty } from '@candor/kit/view';
import { LockKeyhole } from 'lucide-react';
import { loginHref } from '#client/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { currentHref, navigateTo } from '#app/navigation.ts';
import { Button } from './Button.tsx';

/** The signed-out state of a page or a part: its purpose, and the way in. */
export function SignedOut({ text }: { readonly text?: string }) {
  const t = useMessages();
  return (
    <Empty
      icon={<LockKeyhole />}
      title={t('common.signedOutTitle')}
      text={text ?? t('common.signedOutText')}
      action={
        <Button size="medium" onClick={() => navigateTo(loginHref(currentHref()))}>
          {t('common.logIn')}
        </Button>
      }
    />
  );
}
