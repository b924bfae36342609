import { describe, expect, it } from 'vitest';
import {
  createDoubleTapGuard,
  decide,
  hrefOf,
  type NavigationFacts,
  type NavigationRequest,
  paramsFrom,
  queryOf,
  redirectTarget,
} from './navigation.ts';

const facts: NavigationFacts = {
  isSignedIn: false,
  needsSession: (path) => path.startsWith('/pages/fund/'),
  isTab: (path) => path === '/pages/market/market',
  depth: 2,
  interceptors: [],
};

const request = (type: NavigationRequest['type'], href = '/pages/common/faq', delta = 1): NavigationRequest => ({
  type,
  href,
  delta,
});

describe('addresses', () => {
  it('get a leading slash and their params as a query string', () => {
    expect(hrefOf('pages/common/article', { id: 7, from: undefined })).toBe('/pages/common/article?id=7');
    expect(hrefOf('/pages/x?a=1', { b: 'c d' })).toBe('/pages/x?a=1&b=c+d');
  });

  it('carry plain texts both ways, never JSON', () => {
    const params = { id: '007', flag: 'true', text: 'a&b=c {"x":1}' };
    expect(paramsFrom(queryOf(params))).toEqual(params);
  });
});

describe('decide', () => {
  it('pushes pages, and switches to tab roots instead of stacking them', () => {
    expect(decide(request('navigateTo'), facts)).toEqual({ do: 'push', href: '/pages/common/faq' });
    expect(decide(request('navigateTo', '/pages/market/market'), facts).do).toBe('replace');
    expect(decide(request('redirectTo'), facts).do).toBe('replace');
    expect(decide(request('switchTab', '/pages/market/market'), facts).do).toBe('replace');
    expect(decide(request('reLaunch'), facts).do).toBe('restart');
  });

  it('goes back as far as there are pages, then home', () => {
    expect(decide(request('navigateBack'), facts)).toEqual({ do: 'back', delta: 1 });
    expect(decide(request('navigateBack', '', 9), facts)).toEqual({ do: 'back', delta: 2 });
    expect(decide(request('navigateBack'), { ...facts, depth: 0 })).toEqual({
      do: 'replace',
      href: '/pages/index/index',
    });
  });

  it('asks a visitor to log in first, and remembers where they were going', () => {
    const step = decide(request('navigateTo', '/pages/fund/transfer?id=3'), facts);
    expect(step).toEqual({
      do: 'login',
      href: '/pages/common/login?redirect=%2Fpages%2Ffund%2Ftransfer%3Fid%3D3',
    });
    expect(decide(request('navigateTo', '/pages/fund/transfer'), { ...facts, isSignedIn: true }).do).toBe('push');
  });

  it('stays when an interceptor refuses', () => {
    expect(decide(request('navigateTo'), { ...facts, interceptors: [() => true, () => false] })).toEqual({
      do: 'nothing',
    });
  });
});

describe('redirectTarget', () => {
  it('leads to our own pages only', () => {
    expect(redirectTarget('/pages/fund/assets?x=1')).toBe('/pages/fund/assets?x=1');
    for (const bad of [undefined, '//evil.example', 'https://evil.example', '/pages/common/login?redirect=x']) {
      expect(redirectTarget(bad)).toBe('/pages/index/index');
    }
  });
});

it('a double tap opens a page once', () => {
  let nowMs = 0;
  const allows = createDoubleTapGuard(() => nowMs);
  expect([allows(request('navigateTo')), allows(request('navigateTo'))]).toEqual([true, false]);
  expect(allows(request('navigateTo', '/pages/market/search'))).toBe(true);
  nowMs = 1000;
  expect(allows(request('navigateTo', '/pages/market/search'))).toBe(true);
});
