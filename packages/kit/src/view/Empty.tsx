import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly icon?: ReactNode;
  /** The missing thing. */
  readonly title: string;
  /** The future content. */
  readonly text?: string;
  /** The next step: a button. */
  readonly action?: ReactNode;
}

/** Names the missing thing and offers the next step. */
export function Empty({ icon = <Inbox />, title, text, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center px-6 py-8 text-center">
      <span aria-hidden className="text-fg-3 [&>svg]:size-8 [&>svg]:stroke-[1.5]">
        {icon}
      </span>
      <p className="mt-3 text-15 font-semibold text-fg">{title}</p>
      {text !== undefined && <p className="mt-0.5 text-13 text-fg-3">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
