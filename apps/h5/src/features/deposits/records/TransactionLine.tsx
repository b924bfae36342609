import { IconButton } from '@candor/kit/view';
import { Copy, ExternalLink } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { useShare } from '#features/help/use-share.ts';

export interface TransactionLineProps {
  readonly transaction: string;
  /** Absent for chains without an explorer: practice. */
  readonly explorerUrl: string | undefined;
}

/** The hash of a transaction whole, to copy, and where the chain shows it. */
export function TransactionLine({ transaction, explorerUrl }: TransactionLineProps) {
  const t = useMessages();
  const { copy } = useShare();
  return (
    <div className="mt-3 rounded-tile bg-inset p-3">
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1">
          <span className="block text-12 text-fg-3">{t('deposit.hash')}</span>
          <span className="mt-0.5 block text-13 break-all select-text">{transaction}</span>
        </p>
        <IconButton
          label={t('common.copyOf', { what: t('deposit.hash') })}
          icon={<Copy aria-hidden strokeWidth={1.75} />}
          size={18}
          className="text-fg-2"
          onClick={() => void copy(transaction)}
        />
      </div>
      {explorerUrl !== undefined && (
        <a
          href={explorerUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex min-h-8 items-center gap-1.5 text-13 font-medium text-accent"
        >
          {t('deposit.openExplorer')}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </div>
  );
}
