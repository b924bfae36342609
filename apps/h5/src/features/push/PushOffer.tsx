import { BellRing } from 'lucide-react';
import { navigateTo } from '#app/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { usePush } from './use-push.ts';

/** One quiet question after something was set up that is worth hearing of. */
export function PushOffer({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages();
  const { state, isBusy, turnOn } = usePush();
  const accept = async () => {
    const led = await turnOn();
    onDone();
    if (led === 'on') toast('success', t('push.turnedOn'));
    // The page says what the browser has against it, and how that is changed.
    else navigateTo('/pages/setting/notices');
  };
  return (
    <div className="flex flex-col gap-5 pb-2">
      <div className="flex flex-col items-center gap-2 text-center">
        <BellRing aria-hidden className="size-8 text-accent" strokeWidth={1.75} />
        <p className="text-17 font-semibold">{t('push.offer.title')}</p>
        <p className="text-14 text-fg-2">{t('push.offer.text')}</p>
      </div>
      <div className="flex flex-col gap-2">
        <Button isWide isBusy={isBusy || state === 'loading'} onClick={() => void accept()}>
          {t('push.offer.yes')}
        </Button>
        <Button look="ghost" isWide onClick={onDone}>
          {t('push.offer.no')}
        </Button>
      </div>
    </div>
  );
}
