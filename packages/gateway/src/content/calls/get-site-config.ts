import { accountTypes, defaultLanguage, getSiteConfig } from '@candor/api';
import { staleAfterMs } from '@candor/exchange';
import { done } from '@candor/kernel';
import { writtenLanguages } from '@candor/messages';
import { sayIn } from '@candor/messages/server';
import { standardCodeLimits } from '@candor/platform';
import { fiatRowOf } from '../../market/present/fiats.ts';
import { serve } from '../../serving/serve.ts';

const defaultFiat = 'USD';
/** RULES 15: a code is good for ten minutes. */
const codeValidSeconds = 600;

export default serve(getSiteConfig, async ({ platform, market, site, clock }, _input, { lang }) => {
  const settings = await platform.content.settings();
  return done({
    siteName: settings['site_name'] ?? 'Candor',
    siteLogo: settings['site_logo'] ?? '',
    mode: site.mode,
    version: site.version,
    serverTimeMs: clock(),
    fiats: market.fiats.all().map(fiatRowOf),
    defaultFiat,
    languages: writtenLanguages.map(({ code, name }) => ({ code, name })),
    defaultLanguage,
    accountTypes: accountTypes.map((key) => ({ id: key, key, name: sayIn(lang)(`words.accountTypes.${key}`) })),
    staleAfterMs,
    hasOutbox: site.hasOutbox,
    codeResendSeconds: standardCodeLimits.resendAfterMs / 1_000,
    codeValidSeconds,
    disabledFeatures: [],
  });
});
