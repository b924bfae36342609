import { ShieldCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Row } from '#ui/Row.tsx';
import { Switch } from '#ui/Switch.tsx';
import { changeTradePreferences, useTradePreferences } from './trade-preferences.ts';

/** The switch for confirming orders before they are sent; one choice for every desk. */
export function ConfirmRow() {
  const t = useMessages();
  const { confirms } = useTradePreferences();
  const label = t('trade.confirmBeforePlacing');
  return (
    <Row
      icon={<ShieldCheck />}
      label={label}
      end={<Switch label={label} isOn={confirms} onChange={(isOn) => changeTradePreferences({ confirms: isOn })} />}
    />
  );
}
