import { setDailyReport } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(setDailyReport, async ({ platform }, { address }, { operator, lang }) => {
  const set = await platform.insight.reports.set(operator.name, { address: address.trim(), language: lang });
  return set.ok ? done({}) : set;
});
