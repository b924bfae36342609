import type { RailRow } from '@candor/api';
import { cx } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useRailName } from '#features/funds/use-rail-name.ts';
import { useRailPace } from '#features/funds/use-rail-pace.ts';
import { isOpen } from '../select/rail-assets.ts';

interface NetworkCardsProps {
  readonly rails: readonly RailRow[];
  readonly chosen: RailRow | undefined;
  readonly onChoose: (railId: number) => void;
}

/** The networks of an asset side by side with time, fee and minimum; a closed one is marked and cannot be chosen. */
export function NetworkCards({ rails, chosen, onChoose }: NetworkCardsProps) {
  const t = useMessages();
  const railName = useRailName();
  const pace = useRailPace();
  const { amount } = useFormat();
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
            <span className="block text-12 text-fg-2">
              {isOpen(rail, 'deposit') ? pace.deposit(rail) : t('deposit.closed')}
            </span>
            {isOpen(rail, 'deposit') && (
              <span className="block text-12 text-fg-3">
                {t('deposit.cardFacts', { min: amount(rail.depositMin), code: rail.code })}
              </span>
            )}
          </>
        )}
      </RadioGroup>
    </section>
  );
}
