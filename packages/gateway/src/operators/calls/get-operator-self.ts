import { getOperatorSelf } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getOperatorSelf, async ({ site, exchange }, _input, { operator }) => {
  const { name: siteName } = await exchange.query('status');
  const { name, role, session } = operator;
  const { mode, version } = site;
  return done({
    name,
    role,
    endsAtMs: session?.endsAtMs,
    provedUntilMs: session?.provedUntilMs,
    siteName,
    mode,
    version,
  });
});
