import { Note } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import type { PositionProblem } from './use-position.ts';

/** The reason that the device's position is unknown, and the remedy. */
export function PositionProblemNote({ because }: { readonly because: PositionProblem }) {
  const t = useMessages();
  return (
    <Note tone={because === 'refused' ? 'warn' : 'danger'} className="w-full">
      {t(`places.${because}`)}
    </Note>
  );
}
