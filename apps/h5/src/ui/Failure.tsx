import { WifiOff } from 'lucide-react';
import type { CallError } from '#client/call-error.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from './Button.tsx';

interface FailureProps {
  readonly error: CallError;
  readonly onRetry: () => void;
  /** A certainty in spite of it: "Your last order was received: #9f3c". */
  readonly reassurance?: string;
}

/** The failure, the things that are not lost, and a retry, with a code for support. */
export function Failure({ error, onRetry, reassurance }: FailureProps) {
  const t = useMessages();
  const failureText = useFailureText();
  return (
    <div role="alert" className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-danger-soft text-danger">
        <WifiOff className="size-[1.125rem]" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold">{failureText(error)}</p>
        {reassurance !== undefined && <p className="text-13 text-fg-3">{reassurance}</p>}
        <p className="truncate text-12 text-fg-3">{t('common.errorCode', { code: error.code })}</p>
      </div>
      <Button look="soft" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
