import { mayMake, usedProducts, viewInsight } from '@candor/api';
import type { HostedExchange } from '@candor/journal';
import { dayMs, minuteMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import { type DayReport, reportFigures } from '@candor/messages/mails';
import type { Platform } from '@candor/platform';

export interface ReportParts {
  readonly exchange: Pick<HostedExchange, 'query'>;
  readonly platform: Pick<Platform, 'insight' | 'operators'>;
  readonly log: { error(details: object, message: string): void };
}

/** Sends the report of each day to the operators who asked for it, once the day is over. */
export function reportDuty({ exchange, platform, log }: ReportParts): Duty {
  return repeating('reports', {
    everyMs: minuteMs,
    isAtOnce: true,
    async work() {
      const given = await exchange.query('operatorRoles');
      const roles = new Map([...platform.operators.list, ...given].map(({ name, role }) => [name, role]));
      await platform.insight.reports.deliver({
        mayRead(operator) {
          const role = roles.get(operator) ?? 'none';
          return role !== 'none' && mayMake(role, viewInsight);
        },
        reportOf: (dayStartMs) => reportOf(platform, dayStartMs),
      });
    },
    onError: (error) => log.error({ event: 'reports.not_sent', err: error }, 'daily reports could not be sent'),
  });
}

async function reportOf({ insight }: Pick<Platform, 'insight'>, dayStartMs: number): Promise<DayReport> {
  const [hours, days] = await Promise.all([insight.hours(dayStartMs), insight.days(dayStartMs)]);
  const last = hours.findLast(({ atMs }) => atMs < dayStartMs + dayMs)?.figures;
  const { registered = 0, use = {} } = days[0] ?? {};
  return {
    kind: 'day_report',
    dayMs: dayStartMs,
    figures:
      last &&
      (Object.fromEntries(reportFigures.map((name) => [name, last[name] ?? '0'])) as NonNullable<DayReport['figures']>),
    registered,
    use: usedProducts.map((product) => ({ product, times: use[product] ?? 0 })),
  };
}
