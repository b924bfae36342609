import { setPhishingWord } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(setPhishingWord, async ({ platform }, input, context) => {
  const set = await platform.safety.setPhishingWord(securityActorOf(context), input);
  return set.ok ? done({}) : set;
});
