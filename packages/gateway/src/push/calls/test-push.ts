import { testPush } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(testPush, async ({ platform }, _input, { user }) => {
  const tested = await platform.push.test(user);
  return tested.ok ? done({}) : tested;
});
