import { Check } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';

interface KeptRowProps {
  readonly label: string;
  /** As much of it as is shown. */
  readonly value: string;
  readonly onChange: () => void;
}

/** A field that was right: it is not required again, unless the user opens it. */
export function KeptRow({ label, value, onChange }: KeptRowProps) {
  const t = useMessages();
  return (
    <div className="flex items-center gap-3 rounded-control border border-line px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-12 text-fg-3">{label}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-15">
          {value}
          <span className="flex items-center gap-1 text-12 text-good">
            <Check aria-hidden className="size-3.5" strokeWidth={2.5} />
            {t('identity.failed.kept')}
          </span>
        </p>
      </div>
      <Button look="ghost" size="mini" aria-label={`${t('identity.failed.change')}: ${label}`} onClick={onChange}>
        {t('identity.failed.change')}
      </Button>
    </div>
  );
}
