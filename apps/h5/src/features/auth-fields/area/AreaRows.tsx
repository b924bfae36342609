import { Check } from 'lucide-react';
import type { AreaSection, NamedArea } from './area-list.ts';

interface AreaRowsProps {
  readonly section: AreaSection;
  /** ISO code of the area now in use. */
  readonly chosen: string;
  readonly onChoose: (area: NamedArea) => void;
}

/** A letter and its areas. The letter stays in view under the search while its areas pass. */
export function AreaRows({ section, chosen, onChoose }: AreaRowsProps) {
  return (
    <section data-letter={section.letter} aria-label={section.letter} className="scroll-mt-12">
      <h2 className="sticky top-12 z-(--z-index-list) bg-bg px-4 py-1.5 text-13 font-semibold text-fg-3">
        {section.letter}
      </h2>
      <ul>
        {section.areas.map((area) => (
          <li key={area.country}>
            <button
              type="button"
              aria-pressed={area.country === chosen}
              onClick={() => onChoose(area)}
              className="press flex min-h-13 w-full items-center gap-3 px-4 text-left text-15 outline-offset-[-2px]"
            >
              <span className="min-w-0 flex-1">{area.name}</span>
              {area.country === chosen && <Check aria-hidden className="size-[1.125rem] shrink-0 text-accent" />}
              <span className="shrink-0 pr-3 text-fg-2 tabular-nums">+{area.dialCode}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
