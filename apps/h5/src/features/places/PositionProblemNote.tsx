import { useMessages } from '#i18n/use-messages.ts';
import { Note } from '#ui/Note.tsx';
import type { PositionProblem } from './use-position.ts';

/** Why it is not known where the device is, and what to do. */
export function PositionProblemNote({ because }: { readonly because: PositionProblem }) {
  const t = useMessages();
  return (
    <Note tone={because === 'refused' ? 'warn' : 'danger'} className="w-full">
      {t(`places.${because}`)}
    </Note>
  );
}
