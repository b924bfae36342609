import { getPushKey, type OutputOf, subscribePush, unsubscribePush } from '@candor/api';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/read.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useIsVisible } from '#hooks/use-is-visible.ts';
import { addressOf, isUnder, presentSubscription, type PushObstacle, pushObstacle, subscribe } from './push-device.ts';

/** `unloaded`: the server has not said whether it has this device. */
type PushState = PushObstacle | 'loading' | 'unloaded' | 'denied' | 'off' | 'on';

/** The end of a try; `refused` by the user, when the browser asked. */
type Turned = 'done' | 'refused' | 'failed';

export interface PushHere {
  readonly state: PushState;
  readonly isBusy: boolean;
  /** The last try to turn them on or off failed; the state is what it was. */
  readonly hasFailed: boolean;
  /** While notices are pushed to this device. */
  readonly device: OutputOf<typeof getPushKey>['device'];
  /** Asks for the permission, so it has to follow a press. Answers true once they are on. */
  readonly turnOn: () => Promise<boolean>;
  readonly turnOff: () => Promise<void>;
  /** Asks the server again. */
  readonly refresh: () => void;
}

/** Notices on this device: the browser's own permission and subscription, and the server's word that it has it. */
export function usePush(): PushHere {
  const obstacle = pushObstacle();
  const known = useCall(getPushKey, {}, { isEnabled: obstacle === undefined, staleMs: 0 });
  const [browser, setBrowser] = useState<{ readonly isDenied: boolean; readonly subscription?: PushSubscription }>();
  const isVisible = useIsVisible();
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
    if (obstacle !== undefined || !isVisible) return undefined;
    // The permission is changed in the browser's settings, from which its user comes back.
    const lookAgain = () => void look();
    const first = setTimeout(lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      clearTimeout(first);
      window.removeEventListener('focus', lookAgain);
    };
  }, [look, obstacle, isVisible]);

  /** Answers true when the work came to its end, and nobody refused. */
  const turn = async (work: () => Promise<Turned>): Promise<boolean> => {
    setIsTurning(true);
    setHasFailed(false);
    const turned = await work().catch((error: unknown): Turned => {
      console.warn('notices could not be turned on or off', error);
      return 'failed';
    });
    setHasFailed(turned === 'failed');
    await look();
    setIsTurning(false);
    return turned === 'done';
  };
  const { publicKey, device } = known.data ?? {};
  const isOn =
    publicKey !== undefined &&
    device !== undefined &&
    browser?.subscription !== undefined &&
    isUnder(browser.subscription, publicKey);
  return {
    state: obstacle ?? stateOf(known.state, browser?.isDenied, isOn),
    isBusy: isTurning,
    hasFailed,
    device: isOn ? device : undefined,
    refresh() {
      if (known.state === 'ready') known.refetch();
      if (known.state === 'failed') known.retry();
    },
    turnOn: () =>
      turn(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return 'refused';
        const subscription = await subscribe(publicKey ?? (await call(getPushKey, {})).publicKey);
        if ((await joining.run(addressOf(subscription))) !== undefined) return 'done';
        // The next try begins with a new address.
        await subscription.unsubscribe();
        return 'failed';
      }),
    async turnOff() {
      await turn(async () => {
        if ((await leaving.run({})) === undefined) return 'failed';
        // They are off without that too: the server has forgotten the address.
        await browser?.subscription?.unsubscribe().catch(console.warn);
        return 'done';
      });
    },
  };
}

function stateOf(known: Loadable<unknown>['state'], isDenied: boolean | undefined, isOn: boolean): PushState {
  if (isDenied === true) return 'denied';
  if (known === 'failed') return 'unloaded';
  if (isDenied === undefined || known !== 'ready') return 'loading';
  return isOn ? 'on' : 'off';
}
