import { testPush } from '@candor/api';
import { BellRing } from 'lucide-react';
import { useCommand } from '#hooks/use-command.ts';
import { useRelativeTime } from '#hooks/use-relative-time.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Row } from '#ui/Row.tsx';
import { Switch } from '#ui/Switch.tsx';
import { toast } from '#ui/Toast.tsx';
import { usePush } from './use-push.ts';

const switchable = new Set(['off', 'on', 'failed']);

/** Notices on this device: turned on and off, tried out, or what has to be done first. */
export function PushCard() {
  const t = useMessages();
  const { state, isBusy, device, turnOn, turnOff, refresh } = usePush();
  const testing = useCommand(testPush, {
    onDone: () => {
      toast('success', t('push.tested'));
      refresh();
    },
    onFailed: () => {
      // The push service may have lost this device meanwhile.
      refresh();
      return false;
    },
  });
  const change = async (isOn: boolean) => {
    if (isBusy) return;
    if (isOn) await turnOn();
    else await turnOff();
  };
  const isOn = state === 'on';
  const isSettled = state === 'loading' || state === 'on' || state === 'off';
  const note = isBusy ? t('push.turning') : isSettled ? t('push.text') : t(`push.states.${state}`);
  return (
    <Card className="px-4 py-1">
      <Row
        icon={<BellRing strokeWidth={1.75} />}
        label={t('push.row')}
        note={<span aria-live="polite">{note}</span>}
        {...(switchable.has(state) && {
          end: <Switch label={t('push.row')} isOn={isOn} onChange={(wanted) => void change(wanted)} />,
        })}
      />
      {isOn && (
        <div className="flex items-center justify-between gap-3 pb-3 pl-8">
          <span className="text-12 text-fg-3">
            {device?.succeededAtMs !== undefined && <Delivered atMs={device.succeededAtMs} />}
          </span>
          <Button look="soft" size="small" isBusy={testing.isBusy} onClick={() => void testing.run({})}>
            {t('push.test')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Delivered({ atMs }: { readonly atMs: number }) {
  const t = useMessages();
  return t('push.last', { time: useRelativeTime(atMs) });
}
