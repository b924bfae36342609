import { setPhishingWord } from '@candor/api';
import { done } from '@candor/kernel';
import { changerOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(setPhishingWord, async ({ platform }, input, context) => {
  const set = await platform.safety.setPhishingWord(changerOf(context), input);
  return set.ok ? done({}) : set;
});
