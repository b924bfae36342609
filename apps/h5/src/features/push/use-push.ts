import { getPushKey, type OutputOf, subscribePush, unsubscribePush } from '@candor/api';
import { useCallback, useEffect, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { addressOf, isUnder, presentSubscription, type PushObstacle, pushObstacle, subscribe } from './push-device.ts';

type PushState = PushObstacle | 'loading' | 'denied' | 'off' | 'on' | 'failed';

interface PushHere {
  readonly state: PushState;
  readonly isBusy: boolean;
  /** While notices are pushed to this device. */
  readonly device: OutputOf<typeof getPushKey>['device'];
  /** Asks for the permission, so it has to follow a press. Answers the state it led to. */
  readonly turnOn: () => Promise<PushState>;
  readonly turnOff: () => Promise<void>;
  /** Asks the server again. */
  readonly refresh: () => void;
}

/** Notices on this device: the browser's own permission and subscription, and the server's word that it has it. */
export function usePush(): PushHere {
  const obstacle = pushObstacle();
  const known = useCall(getPushKey, {}, { isEnabled: obstacle === undefined, staleMs: 0 });
  const [browser, setBrowser] = useState<{ readonly isDenied: boolean; readonly subscription?: PushSubscription }>();
  const [isTurning, setIsTurning] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const options = { invalidates: [getPushKey] };
  const joining = useCommand(subscribePush, options);
  const leaving = useCommand(unsubscribePush, options);

  const look = useCallback(async () => {
    const subscription = await presentSubscription().catch(() => undefined);
    setBrowser({ isDenied: Notification.permission === 'denied', ...(subscription && { subscription }) });
  }, []);
  useEffect(() => {
    if (obstacle !== undefined) return undefined;
    const first = setTimeout(() => void look());
    // The permission is changed in the browser's settings, from which its user comes back.
    const lookAgain = () => void look();
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      clearTimeout(first);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [look, obstacle]);

  const turn = async (work: () => Promise<PushState>): Promise<PushState> => {
    setIsTurning(true);
    setHasFailed(false);
    const state = await work().catch((error: unknown): PushState => {
      console.warn('notices could not be turned on or off', error);
      return 'failed';
    });
    setHasFailed(state === 'failed');
    await look();
    setIsTurning(false);
    return state;
  };
  const { publicKey, device } = known.data ?? {};
  const isOn =
    publicKey !== undefined &&
    device !== undefined &&
    browser?.subscription !== undefined &&
    isUnder(browser.subscription, publicKey);
  return {
    state: obstacle ?? stateOf(browser?.isDenied, { isKnown: known.state === 'ready', isOn, hasFailed, known }),
    isBusy: isTurning,
    device: isOn ? device : undefined,
    refresh: () => known.state === 'ready' && known.refetch(),
    turnOn: () =>
      turn(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return 'denied';
        if (publicKey === undefined) return 'failed';
        const subscription = await subscribe(publicKey);
        if ((await joining.run(addressOf(subscription))) !== undefined) return 'on';
        // The next try begins with a new address.
        await subscription.unsubscribe();
        return 'failed';
      }),
    async turnOff() {
      await turn(async () => {
        if ((await leaving.run({})) === undefined) return 'failed';
        await browser?.subscription?.unsubscribe();
        return 'off';
      });
    },
  };
}

function stateOf(
  isDenied: boolean | undefined,
  {
    isKnown,
    isOn,
    hasFailed,
    known,
  }: {
    readonly isKnown: boolean;
    readonly isOn: boolean;
    readonly hasFailed: boolean;
    readonly known: { readonly state: string };
  },
): PushState {
  if (isDenied === true) return 'denied';
  if (hasFailed || known.state === 'failed') return 'failed';
  if (isDenied === undefined || !isKnown) return 'loading';
  return isOn ? 'on' : 'off';
}
