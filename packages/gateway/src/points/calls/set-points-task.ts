import { setPointsTask } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setPointsTask, async (deps, { note: _note, isOffered, ...input }, { operator }) => {
  const per = atomsFromText(input.per, deps.market.instruments.assetOf(usdtId).scale);
  if (per === undefined) return reject('amount_invalid');
  const terms = { ...input, per, isOffered: isOffered ? 'yes' : 'no' } as const;
  return submitChange(deps, operator, { type: 'points.set_task', ...terms });
});
