import { expect, it } from 'vitest';
import { allowOwnWorkers } from './trusted-types.ts';

it('lets the files of the app be scripts, and no other address', () => {
  let check: (address: string) => string = () => '';
  const page = new URL('https://candor.example/h5/#/login') as unknown as Location;
  allowOwnWorkers(page, { createPolicy: (_name, { createScriptURL }) => void (check = createScriptURL) });
  for (const own of ['/h5/sw.js', 'https://candor.example/h5/assets/work-1.js', './sw.js'])
    expect(check(own)).toBe(own);
  for (const other of ['https://evil.example/h5/sw.js', '/files/avatars/x.webp', 'data:text/javascript,1', 'blob:x']) {
    expect(() => check(other), other).toThrow(TypeError);
  }
});
