import type { CallError } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useCommandTrouble } from '#hooks/use-command-trouble.ts';

interface CommandErrorProps {
  readonly error: CallError | undefined;
  readonly className?: string;
}

/** The reason that a command was not done, or that nobody knows yet; nothing while there is none. */
export function CommandError({ error, className }: CommandErrorProps) {
  const troubleText = useCommandTrouble();
  if (error === undefined) return null;
  return (
    <Note tone="danger" {...(className !== undefined && { className })}>
      {troubleText(error)}
    </Note>
  );
}
