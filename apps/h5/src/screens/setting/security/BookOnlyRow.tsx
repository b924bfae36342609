import type { Safety } from '@candor/contract';
import { BookLock } from 'lucide-react';
import { useMessages } from '../../../i18n/use-messages.ts';
import { momentText } from '../../../lib/relative-time.ts';
import { Row } from '../../../ui/Row.tsx';
import { Switch } from '../../../ui/Switch.tsx';

export interface BookOnlyRowProps {
  readonly safety: Safety;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether funds leave for saved addresses only; while it is ending, until when. */
export function BookOnlyRow({ safety, onChange }: BookOnlyRowProps) {
  const t = useMessages();
  const { isBookOnly, bookOnlyUntilMs } = safety;
  const isEnding = bookOnlyUntilMs !== undefined;
  return (
    <Row
      icon={<BookLock strokeWidth={1.75} />}
      label={t('safety.rows.bookOnly')}
      {...(isEnding && { value: t('safety.values.offFrom', { time: momentText(bookOnlyUntilMs).slice(0, -3) }) })}
      end={<Switch label={t('safety.rows.bookOnly')} isOn={isBookOnly && !isEnding} onChange={onChange} />}
    />
  );
}
