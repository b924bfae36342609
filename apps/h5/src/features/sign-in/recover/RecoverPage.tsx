import { BeginFailed, BeginAtLogin } from './Beginning.tsx';
import { PasswordStage } from './PasswordStage.tsx';
import { RecoverSkeleton } from './RecoverSkeleton.tsx';
import { Request } from './Request.tsx';
import { useRecovery } from './use-recovery.ts';

/** The request, or why there is none. */
export function RecoverPage() {
  const recovery = useRecovery();
  switch (recovery.state) {
    case 'unknown':
      return <BeginAtLogin />;
    case 'password_missing':
      return <PasswordStage />;
    case 'loading':
      return <RecoverSkeleton />;
    case 'failed':
      return <BeginFailed error={recovery.error} onRetry={recovery.retry} />;
    case 'ready':
      return <Request key={recovery.row.recoveryId} request={recovery} />;
  }
}
