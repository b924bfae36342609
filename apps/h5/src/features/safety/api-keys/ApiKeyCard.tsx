import { type ApiKeyRow, listApiKeys, revokeApiKey } from '@candor/api';
import { dateText } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { toast } from '#ui/Toast.tsx';
import { LastUsed } from '../LastUsed.tsx';

/** One key: its permissions, addresses, end, and revocation. */
export function ApiKeyCard({ row }: { readonly row: ApiKeyRow }) {
  const t = useMessages();
  const nowMs = useNow(60_000);
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useCommand(revokeApiKey, {
    invalidates: [listApiKeys],
    onDone: () => {
      setIsAsking(false);
      toast('success', t('safety.apiKeys.revoked'));
    },
  });
  const isExpired = row.expiresAtMs <= nowMs;
  return (
    <Card className="p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate text-16 font-semibold">{row.name}</h2>
        <span className="flex shrink-0 gap-1.5">
          {row.scopes.map((scope) => (
            <Tag key={scope} look={scope === 'withdraw' ? 'warn' : 'plain'}>
              {t(`safety.apiKeys.scope.${scope}`)}
            </Tag>
          ))}
        </span>
      </div>
      <div className="mt-2">
        <Facts>
          <Fact label={t('safety.apiKeys.from')}>
            {row.addresses.length === 0 ? t('safety.apiKeys.anywhere') : row.addresses.join(', ')}
          </Fact>
          <Fact label={t('safety.apiKeys.until')}>
            {isExpired ? t('safety.apiKeys.expired') : dateText(row.expiresAtMs)}
          </Fact>
        </Facts>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <span className="text-12 text-fg-3">
          <LastUsed atMs={row.usedAtMs} />
        </span>
        <Button look="danger" size="small" onClick={() => setIsAsking(true)}>
          {t('safety.apiKeys.revoke')}
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('safety.apiKeys.revokeTitle', { name: row.name })}
        confirmText={t('safety.apiKeys.revoke')}
        onConfirm={() => void revoke.run({ keyId: row.keyId })}
        isBusy={revoke.isBusy}
        isDestructive
      >
        {t('safety.apiKeys.revokeText')}
      </AlertDialog>
    </Card>
  );
}
