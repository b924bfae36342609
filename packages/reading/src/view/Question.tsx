import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface QuestionProps {
  readonly question: string;
  readonly isFirstOpen: boolean;
  /** The answer. */
  readonly children: ReactNode;
}

/** A question that opens its answer. */
export function Question({ question, isFirstOpen, children }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(isFirstOpen);
  const id = useId();
  return (
    <div>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="press flex min-h-13 w-full items-center gap-3 py-3 text-left text-15 font-medium"
        >
          <span className="min-w-0 flex-1">{question}</span>
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-fg-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pb-4">
        {children}
      </div>
    </div>
  );
}
