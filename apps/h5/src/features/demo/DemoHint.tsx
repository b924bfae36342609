import { enterDemo } from '@candor/api';
import { cx } from '@candor/kit';
import { LoaderCircle } from 'lucide-react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

interface DemoHintProps {
  readonly onToken: (token: string) => void;
  readonly className?: string;
}

/** The way into the ready account of a practice site: one tap, no password. A live site has none. */
export function DemoHint({ onToken, className }: DemoHintProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const { run, isBusy } = useSecretCall();
  const site = useSite();
  if (site?.mode === 'live') return null;
  async function enter(): Promise<void> {
    const entered = await run(enterDemo, {});
    if (entered?.ok) onToken(entered.value);
    else if (entered !== undefined) toast('error', failureText(entered.error));
  }
  return (
    // Keeps its room until the kind of site is known.
    <p className={cx('text-center text-13 text-fg-2', site === undefined && 'invisible', className)}>
      {t('account.demoHint')}{' '}
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={() => void enter()}
        className="press tap inline-flex items-center gap-1 font-semibold text-accent"
      >
        {t('account.useDemo')}
        {isBusy && <LoaderCircle aria-hidden className="size-3.5 animate-spin" />}
      </button>
    </p>
  );
}
