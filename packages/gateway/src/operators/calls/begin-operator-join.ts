import { beginOperatorJoin } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperatorDoor } from '../../serving/serve.ts';

export default serveOperatorDoor(beginOperatorJoin, async ({ platform }, { invitation, name = '' }, { origin }) => {
  const options = await platform.operatorPeople.joinOptions(invitation, name, origin);
  return options.ok ? done({ options: options.value }) : options;
});
