import type { OutputOf, sendMailCode } from '@candor/api';
import type { CodeSent } from '@candor/platform';

export function codeSentOf({ sentTo, resendAfterMs, validForMs, tries }: CodeSent): OutputOf<typeof sendMailCode> {
  return {
    sentTo,
    resendAfterSeconds: Math.ceil(resendAfterMs / 1_000),
    validForSeconds: Math.floor(validForMs / 1_000),
    triesLeft: tries,
  };
}
