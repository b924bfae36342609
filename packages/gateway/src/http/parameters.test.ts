import { expect, it } from 'vitest';
import { formParameters, jsonParameters } from './parameters.ts';
import { languageOfCall } from './language.ts';
import { RateLimiter, standardRateLimits } from './rate-limiter.ts';

it('reads forms and flat JSON alike', () => {
  expect(formParameters('amount=1.5&lang=en&empty=')).toEqual({ amount: '1.5', lang: 'en', empty: '' });
  expect(jsonParameters('{"amount":"1.5","type":1,"post_only":true,"none":null}')).toEqual({
    amount: '1.5',
    type: 1,
    post_only: true,
    none: null,
  });
  expect(jsonParameters(' ')).toEqual({});
  expect(jsonParameters('{"a":"b\\"c\\":d"}')).toEqual({ a: 'b"c":d' });
});

it.each(['a=1&a=2', 'a[]=1', 'a[b]=1', '__proto__=1', 'constructor=1'])('refuses the form %s', (form) => {
  expect(() => formParameters(form)).toThrow(expect.objectContaining({ name: 'UnreadableParameters' }));
});

it.each(['{"a":1,"a":2}', '{"a":[1]}', '{"a":{}}', '[1]', '"a"', '{', '{"__proto__":1}', '{"a\\u0062":1,"ab":2}'])(
  'refuses the JSON %s',
  (json) => {
    expect(() => jsonParameters(json)).toThrow(expect.objectContaining({ name: 'UnreadableParameters' }));
  },
);

it('takes the language of the call, then of the browser, then the default', () => {
  expect(languageOfCall('zh', 'en')).toBe('zh');
  expect(languageOfCall('klingon', 'en')).toBe('vn');
  expect(languageOfCall(undefined, 'xx, zh-TW;q=0.9, en')).toBe('hk');
  expect(languageOfCall(undefined, 'zh-CN')).toBe('zh');
  expect(languageOfCall(undefined, 'ja-JP,en')).toBe('jp');
  expect(languageOfCall(undefined, undefined)).toBe('vn');
});

it('lets a burst through and then as many as the class allows', () => {
  let nowMs = 0;
  const limiter = new RateLimiter(standardRateLimits, () => nowMs);
  const burst = Array.from({ length: 61 }, () => limiter.take('a', 'order'));
  expect(burst.filter((wait) => wait === 0)).toHaveLength(60);
  expect(limiter.take('b', 'order')).toBe(0);
  expect(limiter.take('a', 'user')).toBe(0);
  nowMs += 1_000;
  const second = Array.from({ length: 25 }, () => limiter.take('a', 'order'));
  expect(second.filter((wait) => wait === 0)).toHaveLength(20);
  expect(second.at(-1)).toBe(1);
});

it('takes as much of a burst as a call weighs', () => {
  const limiter = new RateLimiter(standardRateLimits, () => 0);
  expect([25, 25, 11].map((weight) => limiter.take('a', 'order', weight))).toEqual([0, 0, 1]);
  expect(limiter.take('a', 'order', 10)).toBe(0);
});
