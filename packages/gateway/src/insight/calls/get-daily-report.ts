import { getDailyReport } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getDailyReport, async ({ platform }, _input, { operator, lang }) => {
  const { address = '', language = lang } = (await platform.insight.reports.of(operator.name)) ?? {};
  return done({ address, language });
});
