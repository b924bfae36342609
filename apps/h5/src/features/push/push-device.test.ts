import { expect, test } from 'vitest';
import { pushObstacle } from './push-device.ts';

const able = { isSecureContext: true, navigator: { serviceWorker: {} }, PushManager: {}, Notification: {} };
const obstacleOf = (browser: object) => pushObstacle(browser as Window & typeof globalThis);

test('finds no obstacle in a browser that can show notices, and one on an iPhone until the app is on its home screen', () => {
  expect(obstacleOf(able)).toBeUndefined();
  expect(obstacleOf({ ...able, isSecureContext: false })).toBe('insecure');
  const { PushManager: _manager, Notification: _notification, ...bare } = able;
  expect(obstacleOf(bare)).toBe('unsupported');
  expect(obstacleOf({ ...bare, navigator: { serviceWorker: {}, standalone: false } })).toBe('install');
  expect(obstacleOf({ ...able, navigator: { serviceWorker: {}, standalone: true } })).toBeUndefined();
  expect(obstacleOf({ ...able, navigator: {} })).toBe('unsupported');
});
