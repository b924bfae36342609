import { IconButton, Note } from '@candor/kit/view';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../lib/i18n.tsx';

interface NewsNoteProps {
  readonly tone?: 'warn' | 'danger';
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** One thing that an operator has to know, until they put it away. */
export function NewsNote({ tone = 'warn', children, onClose }: NewsNoteProps) {
  const t = useMessages();
  return (
    <Note tone={tone}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        <IconButton label={t('common.close')} icon={<X aria-hidden />} size={16} onClick={onClose} />
      </div>
    </Note>
  );
}
