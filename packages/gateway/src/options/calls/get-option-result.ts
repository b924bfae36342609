import { getOptionResult } from '@candor/api';
import type { OptionId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { ownOptionRow } from '../own-option.ts';

export default serveUser(getOptionResult, async (deps, input, context) => {
  const row = await ownOptionRow(deps, context, input.optionId as OptionId);
  return row === undefined ? reject('order_not_found') : done(row);
});
