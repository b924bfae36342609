import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { bookPicture, levelPair } from '../../market/market.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const bookTopic = defineTopic({
  name: 'book',
  key: ['pairId'],
  access: 'visitor',
  summary: "Order book of one pair: a picture, then numbered changes. A change's number is one more than the last.",
  snapshot: bookPicture,
  update: wireObject({
    number: described(countNumber, "One more than the picture's or the last change's."),
    bids: described(z.array(levelPair), 'Levels that are new or changed; amount "0": the level is gone.'),
    asks: z.array(levelPair),
  }),
});
