import { Skeleton } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { BeginFailed, BeginAtLogin } from './Beginning.tsx';
import { PasswordStage } from './PasswordStage.tsx';
import { Request } from './Request.tsx';
import { useRecovery } from './use-recovery.ts';

/**
 * pages/common/recover: for users who have lost every second factor; the login's second step leads here. The request,
 * or the reason that there is none.
 */
export function RecoverScreen(_props: ScreenProps) {
  const t = useMessages();
  const recovery = useRecovery();
  switch (recovery.state) {
    case 'unknown':
      return <BeginAtLogin />;
    case 'password_missing':
      return <PasswordStage />;
    case 'loading':
      return (
        <Page title={t('common.titles.login')}>
          <Skeleton
            className="gap-5 px-4 pt-2"
            blocks={['h-6 w-52', '-mt-2 h-10', 'h-80 rounded-card!', 'h-20 rounded-tile!']}
          />
        </Page>
      );
    case 'failed':
      return <BeginFailed error={recovery.error} onRetry={recovery.retry} />;
    case 'ready':
      return <Request key={recovery.row.recoveryId} request={recovery} />;
  }
}
