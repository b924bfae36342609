import { getOperatorSelf, listAudit, mayMake, readingStops } from '@candor/api';
import { dayMs, done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getOperatorSelf, async ({ site, exchange, platform, clock }, _input, { operator }) => {
  const { name, role, session } = operator;
  const ofAll = mayMake(role, listAudit);
  const [{ name: siteName }, stops] = await Promise.all([
    exchange.query('status'),
    platform.audit.tally({
      outcomes: readingStops,
      sinceMs: clock() - dayMs,
      ...(ofAll ? {} : { operator: name }),
    }),
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
  });
});
