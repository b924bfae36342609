import type { Core } from '../../core.ts';
import type { OptionQueries } from './views.ts';

export function optionQueries(_core: Core): OptionQueries {
  return {
    optionMarkets: () => [],
    options: () => [],
    option: () => undefined,
    optionLimits: () => ({ stakedToday: 0n, lostToday: 0n, atStake: 0n }) as never,
  };
}
