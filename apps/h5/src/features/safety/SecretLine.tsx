import { IconButton } from '@candor/kit/view';
import { Copy } from 'lucide-react';
import { useShare } from '#features/help/use-share.ts';

interface SecretLineProps {
  readonly secret: string;
  /** As it is read out: in groups, where that helps. */
  readonly shown?: string;
  readonly copyLabel: string;
}

/** A secret that is shown once, to be copied. */
export function SecretLine({ secret, shown = secret, copyLabel }: SecretLineProps) {
  const { copy } = useShare();
  return (
    <div className="flex items-center gap-3 rounded-control bg-inset px-3 py-3">
      <code className="min-w-0 flex-1 font-sans text-15 font-medium wrap-anywhere tabular-nums select-all">
        {shown}
      </code>
      <IconButton
        label={copyLabel}
        icon={<Copy aria-hidden />}
        size={20}
        onClick={() => void copy(secret)}
        className="text-fg-2"
      />
    </div>
  );
}
