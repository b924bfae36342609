import { sweptMax } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described } from '../wire/wire-object.ts';

/** Coins of the spot account, as a list of their numbers. */
export const sweptIds = described(
  z.codec(
    z
      .string(parameterRule('not_a_list'))
      .check(
        z.maxLength(sweptMax * 10, parameterRule('too_long')),
        z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, parameterRule('not_a_list')),
      ),
    z.array(z.number()).check(z.minLength(1), z.maxLength(sweptMax)),
    { decode: (text) => text.split(',').map(Number), encode: (ids) => ids.join(',') },
  ),
  `Up to ${sweptMax} coins, each once: "1,2,7". All that is available of each in the spot account.`,
);
