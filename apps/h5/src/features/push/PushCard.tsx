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
import { usePushNote } from './push-note.ts';
import { usePush } from './use-push.ts';

/** Notices on this device: turned on and off, tried out, or what has to be done first. */
export function PushCard() {
  const t = useMessages();
  const { state, isBusy, hasFailed, device, turnOn, turnOff, refresh } = usePush();
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
  const isSwitchable = isOn || state === 'off';
  const note = usePushNote(state, hasFailed) ?? t('push.text');
  return (
    <Card className="px-4 py-1">
      <Row
        icon={<BellRing strokeWidth={1.75} />}
        label={t('push.row')}
        note={<span aria-live="polite">{isBusy ? t('push.turning') : note}</span>}
        {...(isSwitchable && {
          end: <Switch label={t('push.row')} isOn={isOn} onChange={(wanted) => void change(wanted)} />,
        })}
        {...(state === 'unloaded' && {
          end: (
            <Button look="soft" size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          ),
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
