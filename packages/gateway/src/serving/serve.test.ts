import { cancelSpotOrder, getSetting } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { expect, it } from 'vitest';
import { serve, serveUser } from './serve.ts';

it('takes the possible answers of a handler from the API', () => {
  serve(getSetting, async (_deps, { keyword }) => done({ keyword, value: 'x' }));
  serve(getSetting, async () => reject('content_not_found'));
  // @ts-expect-error this call does not list the code
  serve(getSetting, async () => reject('order_not_found'));
  // @ts-expect-error the answer has another shape
  serve(getSetting, async () => done({ keyword: 'x' }));
  // @ts-expect-error the call has no such field
  serve(getSetting, async (_deps, { orderId }) => done({ keyword: String(orderId), value: '' }));
  serveUser(cancelSpotOrder, async (_deps, { orderId }, { user }) =>
    user.userId > 0 ? done({ orderId }) : reject('order_not_found'),
  );
});

it('keeps calls of signed-in users and of visitors apart', () => {
  expect(() => serve(cancelSpotOrder, async () => reject('order_not_found'))).toThrow('signed-in');
  expect(() => serveUser(getSetting, async () => reject('content_not_found'))).toThrow('visitors');
});
