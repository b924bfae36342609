import { getSafety, type Safety, stayLoggedIn } from '@candor/api';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Row } from '#ui/Row.tsx';
import { Switch } from '#ui/Switch.tsx';

/** The switch that keeps this device logged in; it moves with the finger, and back on a failure. */
export function StayRow({ safety }: { readonly safety: Safety }) {
  const t = useMessages();
  const [wanted, setWanted] = useState<boolean>();
  const command = useCommand(stayLoggedIn, { invalidates: [getSafety] });
  const isOn = wanted ?? safety.staysLoggedIn;
  async function change(stays: boolean): Promise<void> {
    if (command.isBusy) return;
    setWanted(stays);
    if ((await command.run({ stays })) === undefined) setWanted(undefined);
  }
  return (
    <Row
      icon={<LogIn strokeWidth={1.75} />}
      label={t('safety.rows.stay')}
      note={t(isOn ? 'safety.values.stayOn' : 'safety.values.stayOff')}
      end={<Switch label={t('safety.rows.stay')} isOn={isOn} onChange={(stays) => void change(stays)} />}
    />
  );
}
