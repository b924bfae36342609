import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { type ExitDraft, exitKinds, isKindFull, withLevel } from './exit-drafts.ts';
import { ExitLevel, type ExitLevelMarket } from './ExitLevel.tsx';
import { useExitNames } from './use-exit-names.ts';

interface ExitSectionsProps extends ExitLevelMarket {
  readonly drafts: readonly ExitDraft[];
  readonly onChange: (drafts: readonly ExitDraft[]) => void;
  /** The whole in hundredths of the unit of sizes. */
  readonly whole: number;
  /** The result of a level, under it. */
  readonly renderNote: (draft: ExitDraft) => ReactNode;
}

/** Levels of each kind, one under the other, and a way to add one. */
export function ExitSections({ drafts, onChange, whole, renderNote, ...market }: ExitSectionsProps) {
  const t = useMessages();
  const { nameOf } = useExitNames();
  return exitKinds.map((kind) => {
    const levels = drafts.filter((draft) => draft.kind === kind);
    const name = nameOf(kind);
    return (
      <section key={kind} aria-label={name} className="flex flex-col gap-2">
        <h3 className="flex items-center justify-between gap-2 text-14 font-semibold">
          {name}
          <button
            type="button"
            aria-label={t('contract.exitsSheet.addTo', { exit: name })}
            disabled={isKindFull(drafts, kind)}
            onClick={() => onChange(withLevel(drafts, kind, whole))}
            className="press tap text-13 font-medium text-accent disabled:text-fg-3"
          >
            {t('contract.exitsSheet.add')}
          </button>
        </h3>
        {levels.map((draft, place) => (
          <div key={draft.id}>
            <ExitLevel
              {...market}
              draft={draft}
              name={levels.length === 1 ? name : `${name} ${place + 1}`}
              onChange={(next) => onChange(drafts.map((one) => (one.id === next.id ? next : one)))}
              onRemove={() => onChange(drafts.filter((one) => one.id !== draft.id))}
            />
            <div className="flex flex-wrap justify-between gap-x-2 px-1 pt-1 text-12 text-fg-3">
              <span>{draft.size === '' && t('contract.form.closesAll')}</span>
              {renderNote(draft)}
            </div>
          </div>
        ))}
      </section>
    );
  });
}
