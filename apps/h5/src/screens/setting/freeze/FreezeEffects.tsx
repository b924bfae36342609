import { CandlestickChart, HandCoins, KeyRound, type LucideIcon, MonitorOff } from 'lucide-react';
import { type MessageKey, useMessages } from '../../../i18n/use-messages.ts';
import { Card } from '../../../ui/Card.tsx';

const effects: readonly (readonly [LucideIcon, MessageKey])[] = [
  [MonitorOff, 'safety.freeze.effects.sessions'],
  [KeyRound, 'safety.freeze.effects.keys'],
  [HandCoins, 'safety.freeze.effects.funds'],
  [CandlestickChart, 'safety.freeze.effects.orders'],
];

/** What a freeze stops, and what it leaves alone. */
export function FreezeEffects() {
  const t = useMessages();
  return (
    <Card className="px-4">
      <ul className="divide-y divide-line">
        {effects.map(([Icon, text]) => (
          <li key={text} className="flex items-start gap-3 py-3.5">
            <Icon aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
            <span className="text-14">{t(text)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
