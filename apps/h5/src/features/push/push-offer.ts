import { storage } from '#client/read.ts';
import { presentSubscription, pushObstacle } from './push-device.ts';

const madeKey = 'pushOffered';

/** True once: where notices could be turned on and nobody was asked on this device. Asking again would be pressing. */
export async function takePushOffer(): Promise<boolean> {
  if (storage.get(madeKey) !== undefined || pushObstacle() !== undefined) return false;
  if (Notification.permission === 'denied') return false;
  if ((await presentSubscription().catch(() => undefined)) !== undefined) return false;
  storage.set(madeKey, '1');
  return true;
}
