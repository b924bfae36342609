import { setOperatorAddresses } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(setOperatorAddresses, async ({ platform }, { name, addresses }) => {
  const changed = await platform.operatorPeople.setAddresses(name, addresses);
  return changed.ok ? done({}) : changed;
});
