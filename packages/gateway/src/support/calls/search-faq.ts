import { searchFaq } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(searchFaq, async ({ platform }, { words }, { lang }) => {
  const found = await platform.content.searchFaq(words, lang);
  return done(found.map(({ id, question, answer }) => ({ faqId: id, question, answer })));
});
