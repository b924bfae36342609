import { beginOperatorSignIn } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperatorDoor } from '../../serving/serve.ts';

export default serveOperatorDoor(beginOperatorSignIn, async ({ platform }, _input, { origin }) =>
  done({ options: await platform.operatorPeople.signInOptions(origin) }),
);
