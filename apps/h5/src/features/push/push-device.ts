/** An obstacle in the browser itself, which no permission removes. */
export type PushObstacle = 'insecure' | 'install' | 'unsupported';

/** The parts of a subscription that a server needs to reach the device. */
interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const scope = import.meta.env.BASE_URL;
const worker = `${scope}sw.js`;
/** A worker that is not there by then does not come: the first one fetches the whole app, on a slow line for a while. */
const workerMs = 120_000;

/** iPhones have notices for apps on the home screen alone, and tell by this whether the app is one. */
interface MaybeStandalone {
  readonly standalone?: boolean;
}

export function pushObstacle(browser: Window & typeof globalThis = window): PushObstacle | undefined {
  if (!browser.isSecureContext) return 'insecure';
  if ((browser.navigator as MaybeStandalone).standalone === false && !('PushManager' in browser)) return 'install';
  const has = 'serviceWorker' in browser.navigator && 'PushManager' in browser && 'Notification' in browser;
  return has ? undefined : 'unsupported';
}

/** The subscription of this browser; undefined without one. */
export async function presentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** True of a subscription under this key: under another one the server cannot send. */
export function isUnder(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  return key !== null && textOf(key) === publicKey;
}

/** Subscribes this browser, once its user has allowed notices. The service worker is that of the app. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(worker, { scope });
  const { pushManager } = await withinTime(navigator.serviceWorker.ready);
  const before = await pushManager.getSubscription();
  if (before !== null && !isUnder(before, publicKey)) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

export function addressOf(subscription: PushSubscription): PushAddress {
  const keyOf = (name: PushEncryptionKeyName) => textOf(subscription.getKey(name) ?? new ArrayBuffer(0));
  return { endpoint: subscription.endpoint, p256dh: keyOf('p256dh'), auth: keyOf('auth') };
}

/** Base64url, without the signs that only fill it up. */
function textOf(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the service worker did not start')), workerMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
