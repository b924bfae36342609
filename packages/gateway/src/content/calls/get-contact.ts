import { getContact } from '@candor/api';
import { done } from '@candor/kernel';
import { sayIn } from '@candor/messages/server';
import { seededDocument } from '../seeded-document.ts';
import { serve } from '../../serving/serve.ts';

export default serve(getContact, async ({ platform }, _input, { lang }) => {
  const { title, body } = await seededDocument(platform, 'contact', lang);
  const email = await platform.content.setting('contact_email');
  return done({
    title,
    content: body,
    channels: email === undefined ? [] : [{ kind: 'email', name: sayIn(lang)('account.email'), value: email }],
  });
});
