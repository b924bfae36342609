import type { PointerEvent } from 'react';
import { useMessages } from '#i18n/use-messages.ts';

interface LetterRailProps {
  readonly letters: readonly string[];
  readonly onLetter: (letter: string) => void;
}

/** The letters at the right edge: a tap or a finger drawn along them jumps to theirs. */
export function LetterRail({ letters, onLetter }: LetterRailProps) {
  const t = useMessages();
  function follow(event: PointerEvent): void {
    if (event.buttons === 0) return;
    const letter = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute('data-rail');
    if (letter) onLetter(letter);
  }
  return (
    <nav
      aria-label={t('account.letters')}
      onPointerMove={follow}
      // A touch belongs to the element it began on; the rail needs the one under the finger.
      onPointerDown={(event) => (event.target as HTMLElement).releasePointerCapture(event.pointerId)}
      className="column-fixed pointer-events-none inset-y-0 z-(--z-sticky) flex touch-none items-center justify-end pt-24"
    >
      <div className="pointer-events-auto flex max-h-full flex-col pr-0.5">
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            data-rail={letter}
            onClick={() => onLetter(letter)}
            className="h-6 min-h-0 w-6 shrink text-center text-11 leading-none font-semibold text-fg-2"
          >
            {letter}
          </button>
        ))}
      </div>
    </nav>
  );
}
