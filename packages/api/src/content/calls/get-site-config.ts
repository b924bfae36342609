import type { Mode } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountTypeWire, accountWordWire, amountText, countNumber, flag, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const fiatRow = wireObject({
  code: named('currency_code', z.string()),
  symbol: described(z.string(), 'Sign to show: $, ₫, ¥.'),
  rate: described(amountText, 'Units of this currency per USDT.'),
  decimals: countNumber,
  savedAtMs: named('saveTime', described(timeMs, 'When it was so.')),
  source: described(z.string(), 'Who says so.'),
  isStale: described(flag, 'Older than 72 hours: nothing is converted at it.'),
});
export type FiatRow = z.output<typeof fiatRow>;

/** Everything the app needs before its first screen; read on launch. */
export const getSiteConfig = defineCall({
  method: 'GET',
  path: '/getSiteConfig',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Site',
  summary: 'Name, logo, mode, languages, fiat rates and limits of this site.',
  input: wireObject({}),
  output: wireObject({
    siteName: z.string(),
    siteLogo: z.string(),
    mode: wordOf(['practice', 'live'] as const satisfies readonly Mode[]),
    version: z.string(),
    serverTimeMs: named('server_time', timeMs),
    fiats: named('fiat_list', z.array(fiatRow)),
    defaultFiat: z.string(),
    languages: z.array(wireObject({ code: z.string(), name: described(z.string(), 'In the language itself.') })),
    defaultLanguage: z.string(),
    accountTypes: z.array(
      wireObject({
        id: accountTypeWire,
        key: accountWordWire,
        name: described(z.string(), "In the caller's language."),
      }),
    ),
    staleAfterMs: described(countNumber, 'An index price older than this is shown as degraded.'),
    hasOutbox: described(flag, 'Practice: mails and SMS are shown at /outbox.'),
    codeResendSeconds: countNumber,
    codeValidSeconds: countNumber,
    disabledFeatures: described(z.array(z.string()), 'Keys of `/menu` that are switched off on this site.'),
  }),
  rejects: [],
});
