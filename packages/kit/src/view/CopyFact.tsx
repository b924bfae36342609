import { Copy } from 'lucide-react';
import { IconButton } from './IconButton.tsx';
import { useKitWords } from './kit-words.ts';

interface CopyFactProps {
  readonly label: string;
  readonly text: string;
  readonly isStrong?: boolean;
  readonly onCopy: (text: string) => void;
}

/** A line to copy into another app: name, value, and the button that copies it. Put several in a dl. */
export function CopyFact({ label, text, isStrong = false, onCopy }: CopyFactProps) {
  const words = useKitWords();
  return (
    <div className="flex min-h-11 items-center gap-3 py-2">
      <dt className="shrink-0 text-13 text-fg-2">{label}</dt>
      <dd
        className={`min-w-0 flex-1 text-right text-14 break-words select-text ${isStrong ? 'font-bold' : 'font-medium'}`}
      >
        {text}
      </dd>
      <dd>
        <IconButton
          label={words.copyOf(label)}
          icon={<Copy aria-hidden strokeWidth={1.75} />}
          size={16}
          className="text-fg-3"
          onClick={() => onCopy(text)}
        />
      </dd>
    </div>
  );
}
