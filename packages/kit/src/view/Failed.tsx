import { WifiOff } from 'lucide-react';
import { Button } from './Button.tsx';
import { useKitWords } from './kit-words.ts';

interface FailedProps {
  /** The failure, in words. */
  readonly title: string;
  /** A certainty in spite of it: "Your last order was received: #9f3c". */
  readonly reassurance?: string | undefined;
  /** A code for support, with its words. */
  readonly code?: string | undefined;
  readonly onRetry: () => void;
}

/** The failure, the things that are not lost, and a retry. */
export function Failed({ title, reassurance, code, onRetry }: FailedProps) {
  const words = useKitWords();
  return (
    <div role="alert" className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-danger-soft text-danger">
        <WifiOff className="size-[1.125rem]" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold">{title}</p>
        {reassurance !== undefined && <p className="text-13 text-fg-3">{reassurance}</p>}
        {code !== undefined && <p className="truncate text-12 text-fg-3">{code}</p>}
      </div>
      <Button look="soft" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
