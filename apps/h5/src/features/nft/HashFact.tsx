import { IconButton } from '@candor/kit/view';
import { Copy } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';

interface HashFactProps {
  readonly label: string;
  readonly text: string;
  readonly onCopy: (text: string) => Promise<void>;
}

/** A hash or a seed in full, to compare and to copy. Put several in a dl. */
export function HashFact({ label, text, onCopy }: HashFactProps) {
  const t = useMessages();
  return (
    <div className="text-12">
      <dt className="flex items-center justify-between gap-3 text-fg-3">
        {label}
        <IconButton
          label={t('common.copyOf', { what: label })}
          icon={<Copy aria-hidden strokeWidth={1.75} />}
          size={16}
          onClick={() => void onCopy(text)}
        />
      </dt>
      <dd className="font-mono break-all select-text">{text}</dd>
    </div>
  );
}
