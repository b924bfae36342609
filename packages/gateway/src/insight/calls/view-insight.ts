import { usedProducts, viewInsight } from '@candor/api';
import { dayMs, done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { figuresNow } from '../figures.ts';

const hoursOfMs = 14 * dayMs;
const daysOfMs = 29 * dayMs;
const cohortWeeks = 8;

export default serveOperator(viewInsight, async (deps) => {
  const { insight } = deps.platform;
  const atMs = deps.clock();
  const [now, hours, days, cohorts] = await Promise.all([
    figuresNow(deps),
    insight.hours(atMs - hoursOfMs),
    insight.days(atMs - daysOfMs),
    insight.cohorts(cohortWeeks),
  ]);
  return done({
    atMs,
    now,
    hours: hours.map(({ atMs: at, figures: of }) => ({
      atMs: at,
      users: Number(of['users'] ?? 0),
      active: Number(of['active'] ?? 0),
      records: Number(of['records'] ?? 0),
      orders: Number(of['orders'] ?? 0),
      volume: of['volume'] ?? '0',
      fees: of['fees'] ?? '0',
      openInterest: of['openInterest'] ?? '0',
      deposits: Number(of['deposits'] ?? 0),
    })),
    days: days.map(({ atMs: at, registered, use }) => ({
      atMs: at,
      registered,
      use: usedProducts.map((product) => ({ product, times: use[product] ?? 0 })),
    })),
    cohorts: cohorts.map(({ here, ...cohort }) => ({ ...cohort, here: [...here] })),
  });
});
