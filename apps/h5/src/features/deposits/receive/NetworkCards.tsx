import type { RailRow } from '@candor/api';
import { cx } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useRailName } from '#features/funds/use-rail-name.ts';
import { isOpen } from '../select/rail-assets.ts';

interface NetworkCardsProps {
  readonly rails: readonly RailRow[];
  readonly chosen: RailRow | undefined;
  readonly onChoose: (railId: number) => void;
}

/** The networks of an asset side by side; a closed one is marked and cannot be chosen. */
export function NetworkCards({ rails, chosen, onChoose }: NetworkCardsProps) {
  const t = useMessages();
  const railName = useRailName();
  const label = t(rails.every(({ kind }) => kind === 'bank') ? 'deposit.way' : 'deposit.network');
  return (
    <section>
      <h2 aria-hidden className="text-12 text-fg-2">
        {label}
      </h2>
      <RadioGroup
        label={label}
        items={rails.map((rail) => ({ id: rail.railId, rail, isDisabled: !isOpen(rail, 'deposit') }))}
        value={chosen?.railId}
        onChange={onChoose}
        className="mt-2 grid grid-cols-2 gap-2"
        itemClass={(_, isOn) =>
          cx(
            'press min-h-14 rounded-tile border bg-surface px-3 py-2 text-left disabled:opacity-50',
            isOn ? 'border-ink' : 'border-line',
            rails.length === 1 && 'col-span-2',
          )
        }
      >
        {({ rail }) => (
          <>
            <span className="block text-14 font-semibold">{railName(rail)}</span>
            <span className="block text-12 text-fg-3">
              <RailPace rail={rail} />
            </span>
          </>
        )}
      </RadioGroup>
    </section>
  );
}

/** The duration: confirmations and minutes, or a note that people do it. */
function RailPace({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  if (!isOpen(rail, 'deposit')) return t('deposit.closed');
  if (rail.kind !== 'chain') return t('deposit.byHand');
  const confirmations = t('deposit.confirmationsShort', { count: String(rail.confirmations) });
  if (rail.minutes === undefined) return confirmations;
  return `${confirmations} · ${t('deposit.aboutMinutes', { count: String(rail.minutes) })}`;
}
