import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { passwordText } from '../../accounts/contact.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** The word in every mail that really is from here. An empty word removes it. */
export const setPhishingWord = defineCall({
  method: 'POST',
  path: '/safe/phishing_word',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'done',
  group: 'Safety',
  summary: 'Choose the word that proves our mails.',
  input: wireObject({
    word: described(textUpTo(20), '4 to 20 letters, digits, spaces, "-", "_" and "."; or empty.'),
    password: passwordText,
  }),
  output: wireObject({}),
  rejects: ['phishing_word_invalid', 'password_wrong', 'login_locked'],
});
