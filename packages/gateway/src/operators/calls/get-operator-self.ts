import { getOperatorSelf, listAudit, mayMake, readingStops } from '@candor/api';
import { dayMs, done } from '@candor/kernel';
import { newsOf } from '../news.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getOperatorSelf, async (deps, _input, { operator, lang }) => {
  const { site, exchange, platform, clock } = deps;
  const { name, role, session } = operator;
  const ofAll = mayMake(role, listAudit);
  const [{ name: siteName }, stops, news] = await Promise.all([
    exchange.query('status'),
    platform.audit.tally({
      outcomes: readingStops,
      sinceMs: clock() - dayMs,
      ...(ofAll ? {} : { operator: name }),
    }),
    newsOf(deps, name, lang),
  ]);
  const { mode, version } = site;
  return done({
    name,
    role,
    endsAtMs: session?.endsAtMs,
    provedUntilMs: session?.provedUntilMs,
    siteName,
    mode,
    version,
    readingStops: [...stops],
    news,
  });
});
