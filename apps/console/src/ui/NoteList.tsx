import { useMoment } from '../lib/i18n.tsx';

interface NoteListProps {
  readonly notes: readonly { readonly operator: string; readonly atMs: number; readonly text: string }[];
}

/** The words of operators about something, as they wrote them. */
export function NoteList({ notes }: NoteListProps) {
  const moment = useMoment();
  return (
    <ol className="flex flex-col gap-3 text-13">
      {notes.map(({ operator, atMs, text }) => (
        <li key={`${operator} ${atMs}`}>
          <p className="text-12 text-fg-3">
            {operator}, {moment(atMs)}
          </p>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
