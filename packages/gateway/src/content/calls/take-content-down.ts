import { takeContentDown } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(takeContentDown, async ({ platform }, place) => {
  const taken = await platform.contentDesk.takeDown(place);
  return taken.ok ? done({}) : taken;
});
