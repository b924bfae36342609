import { CandlestickChart, HandCoins, KeyRound, type LucideIcon, MonitorOff } from 'lucide-react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { Points } from '../Points.tsx';

const effects: readonly (readonly [LucideIcon, MessageKey])[] = [
  [MonitorOff, 'safety.freeze.effects.sessions'],
  [KeyRound, 'safety.freeze.effects.keys'],
  [HandCoins, 'safety.freeze.effects.funds'],
  [CandlestickChart, 'safety.freeze.effects.orders'],
];

/** The actions that a freeze stops, and those that it leaves alone. */
export function FreezeEffects() {
  const t = useMessages();
  return <Points points={effects.map(([icon, text]) => ({ icon, text: t(text) }))} />;
}
