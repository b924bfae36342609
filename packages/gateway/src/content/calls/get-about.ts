import { getAbout } from '@candor/api';
import { done } from '@candor/kernel';
import { seededDocument } from '../seeded-document.ts';
import { articleBodyOf } from '../present/articles.ts';
import { serve } from '../../serving/serve.ts';

export default serve(getAbout, async ({ platform }, _input, { lang }) =>
  done(articleBodyOf(await seededDocument(platform, 'about', lang))),
);
