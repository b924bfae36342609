import { getCompliance } from '@candor/api';
import { done } from '@candor/kernel';
import { seededDocument } from '../seeded-document.ts';
import { articleBodyOf } from '../present/articles.ts';
import { serve } from '../../serving/serve.ts';

export default serve(getCompliance, async ({ platform }, { document }, { lang }) =>
  done(articleBodyOf(await seededDocument(platform, document, lang))),
);
