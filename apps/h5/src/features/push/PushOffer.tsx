import { BellRing } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { usePushNote } from './push-note.ts';
import { usePush } from './use-push.ts';

/** One quiet question after an alert was set, which the user may want to hear with the app closed. */
export function PushOffer({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages();
  const { state, isBusy, hasFailed, turnOn } = usePush();
  const note = usePushNote(state, hasFailed);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const accept = async () => {
    const isOn = await turnOn();
    // The sheet may have been closed meanwhile, and opened for another alert.
    if (!isOn || !isThere.current) return;
    toast('success', t('push.turnedOn'));
    onDone();
  };
  return (
    <div className="flex flex-col gap-5 pb-2">
      <div className="flex flex-col items-center gap-2 text-center">
        <BellRing aria-hidden className="size-8 text-accent" strokeWidth={1.75} />
        <p className="text-17 font-semibold">{t('push.offer.title')}</p>
        <p className="text-14 text-fg-2">{t('push.offer.text')}</p>
      </div>
      <p role="status" className="text-center text-13 text-fg-2 empty:hidden">
        {!isBusy && note}
      </p>
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
