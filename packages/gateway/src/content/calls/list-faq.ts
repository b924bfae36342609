import { listFaq } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(listFaq, async ({ platform }, _input, { lang }) => {
  const groups = await platform.content.faq(lang);
  return done(
    groups.flatMap(({ title, entries }) =>
      entries.map(({ id, question, answer }) => ({ faqId: id, topic: title, question, answer })),
    ),
  );
});
