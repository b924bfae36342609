import { subscribePush } from '@candor/api';
import type { OwnCase } from '../testing/test-own-case.ts';

/** The address of somebody's device is not enough to take it over: the secrets of the browser go with it. */
export const ownCases: readonly OwnCase[] = [
  {
    call: subscribePush,
    field: 'endpoint',
    object: 'pushEndpoint',
    nobodys: 'https://10.0.0.1/push',
    rest: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    refusal: 'push_subscription_invalid',
  },
];
