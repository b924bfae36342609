import type { CallError } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { UserPlus } from 'lucide-react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';

/** The way on from the demo account, whose protection nobody sets: another try would be refused too. */
export function SharedAccount({ error }: { readonly error: CallError }) {
  const t = useMessages();
  const failureText = useFailureText();
  return (
    <Empty
      icon={<UserPlus />}
      title={failureText(error)}
      action={
        <Button size="medium" onClick={() => navigateTo('/pages/common/register')}>
          {t('common.register')}
        </Button>
      }
    />
  );
}
