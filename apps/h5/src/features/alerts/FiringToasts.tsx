import { TextPart } from '#i18n/TextPart.tsx';
import { toast } from '#ui/Toast.tsx';
import { useAlertsStream } from './use-alerts-stream.ts';
import { useFiringText } from './use-alert-text.ts';

/** Says what the user's alerts tell, on whatever page they are. */
export function FiringToasts() {
  return (
    <TextPart part="alerts" skeleton={<span hidden />}>
      <Heard />
    </TextPart>
  );
}

function Heard() {
  const firingText = useFiringText();
  useAlertsStream((firing) => toast('info', `${firing.symbol} · ${firingText(firing, undefined)}`));
  return null;
}
