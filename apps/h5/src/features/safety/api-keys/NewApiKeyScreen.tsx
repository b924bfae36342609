import { Note } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { SecretLine } from '../SecretLine.tsx';
import { KeyForm } from './KeyForm.tsx';

/** pages/setting/new_api_key: a key is made, and its secret shown this once. */
export function NewApiKeyScreen(_props: ScreenProps) {
  const t = useMessages();
  const [secret, setSecret] = useState<string>();
  return (
    <Page title={t(secret === undefined ? 'safety.apiKeys.create' : 'safety.apiKeys.secretTitle')}>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+2rem)]">
        {secret === undefined ? <KeyForm onMade={setSecret} /> : <Secret secret={secret} />}
      </div>
    </Page>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  const t = useMessages();
  return (
    <>
      <Note tone="warn">{t('safety.apiKeys.secretText')}</Note>
      <SecretLine secret={secret} copyLabel={t('safety.apiKeys.copySecret')} />
      <p className="text-13 text-fg-2">{t('safety.apiKeys.header')}</p>
      <Button isWide onClick={() => navigateBack()}>
        {t('safety.apiKeys.secretKept')}
      </Button>
    </>
  );
}
