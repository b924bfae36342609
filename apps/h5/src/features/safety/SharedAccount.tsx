import type { CallError } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';

/** In place of the usual failure, when it is the demo account's: another try would be refused too. */
export function ofSharedAccount(error: CallError): ReactNode {
  return error.code === 'account_shared' && <SharedAccount error={error} />;
}

function SharedAccount({ error }: { readonly error: CallError }) {
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
