import { type ApiKeyRow, listApiKeys } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { Key } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { ApiKeyCard } from './ApiKeyCard.tsx';

/** pages/setting/api_keys: the permissions of programs that act for the user. */
export function ApiKeysScreen(_props: ScreenProps) {
  const t = useMessages();
  const keys = useCall(listApiKeys, {});
  return (
    <Page
      title={t('safety.rows.apiKeys')}
      footer={
        <Button isWide onClick={() => navigateTo('/pages/setting/new_api_key')}>
          {t('safety.apiKeys.create')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 px-4 pt-2 pb-6">
        <p className="mb-1 text-14 text-fg-2">{t('safety.apiKeys.text')}</p>
        <Loaded from={keys} skeleton={<SkeletonCards cards={2} />}>
          {(data) => <ApiKeys keys={data} />}
        </Loaded>
      </div>
    </Page>
  );
}

function ApiKeys({ keys }: { readonly keys: readonly ApiKeyRow[] }) {
  const t = useMessages();
  if (keys.length === 0) {
    return (
      <Card>
        <Empty icon={<Key />} title={t('safety.apiKeys.none')} text={t('safety.apiKeys.noneText')} />
      </Card>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {keys.map((row) => (
        <li key={row.keyId}>
          <ApiKeyCard row={row} />
        </li>
      ))}
    </ul>
  );
}
