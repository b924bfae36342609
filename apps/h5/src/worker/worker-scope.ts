/*
 * The part of a service worker's surroundings that ours uses. TypeScript has it in a library that excludes the one of
 * pages, and all else of the app is pages.
 */

/** An event that keeps the worker alive until some work is done. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushedEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null;
}

interface PressedEvent extends WaitingEvent {
  readonly notification: Notification;
}

/** A window of the site. */
interface AppWindow {
  readonly url: string;
  /** Null when it went somewhere else; it fails for a window that the worker does not control. */
  navigate(address: string): Promise<AppWindow | null>;
  focus(): Promise<AppWindow>;
}

interface WorkerEvents {
  readonly push: PushedEvent;
  readonly notificationclick: PressedEvent;
  readonly message: MessageEvent<{ readonly type?: string } | undefined>;
}

export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification'>;
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly AppWindow[]>;
    openWindow(address: string): Promise<AppWindow | null>;
  };
  addEventListener<Type extends keyof WorkerEvents>(type: Type, hear: (event: WorkerEvents[Type]) => void): void;
  skipWaiting(): Promise<void>;
}
